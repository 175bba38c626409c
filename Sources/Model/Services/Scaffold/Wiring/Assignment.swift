import SwiftSyntax

/// `self.name = value`
struct Assignment {
    let row: Syntax
    let name: String

    init?(_ row: Syntax) {
        guard let parts = row.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)?.elements.map(\.self),
            parts.count > 1, parts[1].is(AssignmentExprSyntax.self)
        else { return nil }
        let member = parts[0].as(MemberAccessExprSyntax.self)?.declName ?? parts[0].as(DeclReferenceExprSyntax.self)
        guard let member else { return nil }
        name = member.baseName.name
        self.row = row
    }
}
