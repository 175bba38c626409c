import SwiftSyntax

/// One import as the order of imports sees it: modules, then single declarations, then `@testable` ones.
struct ImportLine {
    let row: Syntax
    let declaration: ImportDeclSyntax

    init?(_ row: CodeBlockItemSyntax) {
        guard let declaration = row.item.as(ImportDeclSyntax.self) else { return nil }
        self.row = Syntax(row)
        self.declaration = declaration
    }

    var path: String { declaration.path.map(\.name.name).joined(separator: ".") }

    var rank: Int {
        if declaration.attributes.code.contains("@ testable") { return 2 }
        return declaration.importKindSpecifier == nil ? 0 : 1
    }

    /// Whether everything that `other` brings into sight is in sight by this one.
    func covers(_ other: ImportLine) -> Bool {
        let isSamePath = path == other.path
        return isSamePath && (declaration.importKindSpecifier == nil || other.declaration.importKindSpecifier != nil)
            && (rank == 2 || other.rank != 2)
    }

    func isOrdered(before other: ImportLine) -> Bool {
        (rank, path) < (other.rank, other.path)
    }
}
