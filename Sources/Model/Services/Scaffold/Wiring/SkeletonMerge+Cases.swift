import DataSource
import SwiftSyntax

extension SkeletonMerge {
    /// Cases of an enum, before those that they stand before in the skeleton.
    mutating func mergeCases(_ cases: [EnumCaseDeclSyntax], into scope: TypeScope) throws(WiringError) {
        let peers = scope.all(EnumCaseDeclSyntax.self)
        let names = cases.flatMap(\.elements).map(\.name.name)
        var additions: [Addition] = []
        for declaration in cases {
            let row = snippet(row: declaration)
            for element in declaration.elements {
                if let found = peers.flatMap(\.elements).first(where: { $0.name.name == element.name.name }) {
                    let isSame =
                        found.parameterClause?.code == element.parameterClause?.code
                        && (element.rawValue == nil
                            || found.rawValue?.value.literal == element.rawValue?.value.literal)
                    if !isSame { throw taken(element.name.name, in: scope.place, row) }
                } else {
                    try refuse(element.name.name, isStatic: true, in: scope, row)
                    let later = names.drop { $0 != element.name.name }.dropFirst()
                    let next = peers.firstIndex { $0.elements.contains { later.contains($0.name.name) } }
                    let single = declaration.elements.count == 1 ? row : Snippet(case: element, of: skeleton)
                    additions.append(Addition(index: next ?? peers.count, snippet: single))
                }
            }
        }
        guard let first = additions.first?.snippet else { return }
        let home = try home(of: first, isStored: true, in: scope)
        let rows = peers.compactMap(\.parent)
        guard rows.isEmpty else {
            return draft.insert(additions, among: rows, in: home, gap: target.gap(between: rows))
        }
        let edge: RowGap = home.rows.isEmpty ? .none : .blankLine
        draft.insert(additions.map(\.snippet), at: .top, in: home, gap: .none, edge: edge)
    }

    /// A new member may not have the name of one that means something else, nor of one that `#if` switches.
    func refuse(_ name: String, isStatic: Bool, in scope: TypeScope, _ snippet: Snippet) throws(WiringError) {
        let conditional = scope.conditional.flatMap { $0.declaredNames(isStatic: isStatic) }
        let names = scope.members.flatMap { $0.ownNames(isStatic: isStatic) }
        if (names + conditional).contains(name) { throw taken(name, in: scope.place, snippet) }
    }
}
