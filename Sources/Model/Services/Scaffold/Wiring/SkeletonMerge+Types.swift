import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func merge(_ type: any DeclGroupSyntax, in parent: TypeScope) throws(WiringError) {
        let name = parent.qualified(type.typeName)
        let extensions = TypeScope(target.tree).all(ExtensionDeclSyntax.self).filter { $0.typeName == name }
        let declarations = parent.members
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .filter { $0.typeName == type.typeName && !$0.is(ExtensionDeclSyntax.self) && type.canStand(in: $0) }
        let prefersExtension = type.is(ExtensionDeclSyntax.self) && !extensions.isEmpty
        let scope = TypeScope(
            name: name,
            place: type.introducer.text + " " + name,
            homes: declarations.isEmpty || prefersExtension ? extensions : declarations,
            parts: declarations + extensions
        )
        if type.isWhole, !type.isSaid(by: declarations, extensions) {
            return try insertWhole(type, in: parent)
        }
        guard !scope.homes.isEmpty else { throw missing(scope.place, snippet(row: type)) }
        guard declarations.count <= 1 else {
            throw ambiguous(scope.place, Snippet(rows: Braces(type.memberBlock).rows, of: skeleton))
        }
        try merge(type.memberBlock.members.map(\.decl), into: scope)
    }

    /// A type or a conformance that is new as a whole, after what is there.
    private mutating func insertWhole(_ type: any DeclGroupSyntax, in parent: TypeScope) throws(WiringError) {
        let row = snippet(row: type)
        guard parent.homes.isEmpty else {
            try refuse(type.typeName, isStatic: true, in: parent, row)
            let home = try home(of: row, isStored: false, in: parent)
            let edge: RowGap = home.rows.isEmpty ? .none : .blankLine
            return draft.insert([row], at: home.rows.last.map { .below($0) } ?? .top, in: home, gap: .none, edge: edge)
        }
        let last = target.tree.statements.last?.lastToken(viewMode: .sourceAccurate)
        let offset = last.map { target.rowEnd(after: $0) ?? $0.end } ?? target.tree.endOfFileToken.start
        let newline = target.newline(at: offset)
        let text = row.text(indentation: "", unit: draft.unit, newline: newline)
        draft.insert(last == nil ? text + newline : newline + newline + text, at: offset)
    }

    /// The braces that a new member goes between. An extension will do for what needs no room in the type.
    func home(of member: Snippet, isStored: Bool, in scope: TypeScope) throws(WiringError) -> Braces {
        guard let home = scope.homes.first, !(isStored && home.is(ExtensionDeclSyntax.self)) else {
            throw missing(scope.place, member)
        }
        guard scope.homes.count == 1 else { throw ambiguous(scope.place, member) }
        return Braces(home.memberBlock)
    }
}
