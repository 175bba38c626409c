import SwiftSyntax

extension SyntaxProtocol {
    /// Whether it is an `#if` with all its branches: nothing in there is a place to wire into.
    var isConditional: Bool {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .ifConfigDecl, .postfixIfConfigExpr: true
        case let .memberBlockItem(item): item.decl.is(IfConfigDeclSyntax.self)
        case let .codeBlockItem(item): item.item.is(IfConfigDeclSyntax.self)
        default: false
        }
    }
}
