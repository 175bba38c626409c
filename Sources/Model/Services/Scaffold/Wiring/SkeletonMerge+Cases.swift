import DataSource
import SwiftSyntax

extension SkeletonMerge {
    /// Cases of an enum.
    mutating func mergeCases(_ cases: [EnumCaseDeclSyntax], into scope: TypeScope) throws(WiringError) {
        let peers = scope.all(EnumCaseDeclSyntax.self)
        var new: [Snippet] = []
        for declaration in cases {
            let row = snippet(row: declaration)
            for element in declaration.elements {
                if let found = peers.flatMap(\.elements).first(where: { $0.name.name == element.name.name }) {
                    let isSame = found.parameterClause?.code == element.parameterClause?.code
                    if !isSame { throw taken(element.name.name, in: scope.place, row) }
                } else {
                    try refuse(element.name.name, isStatic: true, in: scope, row)
                    new.append(declaration.elements.count == 1 ? row : Snippet(case: element, of: skeleton))
                }
            }
        }
        guard let first = new.first else { return }
        let rows = peers.compactMap(\.parent)
        let spot: RowSpot = rows.last.map { .below($0) } ?? .top
        let home = try home(of: first, isStored: true, in: scope)
        let gap = target.gap(between: rows)
        draft.insert(new, at: spot, in: home, gap: gap, edge: rows.isEmpty && !home.rows.isEmpty ? .blankLine : gap)
    }

    /// A new member may not have the name of one that means something else, nor of one that `#if` switches.
    func refuse(_ name: String, isStatic: Bool, in scope: TypeScope, _ snippet: Snippet) throws(WiringError) {
        let conditional = scope.conditional.flatMap { $0.declaredNames(isStatic: isStatic) }
        let names = scope.members.flatMap { $0.ownNames(isStatic: isStatic) }
        if (names + conditional).contains(name) { throw taken(name, in: scope.place, snippet) }
    }
}
