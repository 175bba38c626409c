import SwiftSyntax

extension SkeletonMerge {
    mutating func merge(_ assignments: [Assignment], into body: Braces) {
        let present = body.rows.compactMap(Assignment.init)
        let places = NameOrder(names: present.map(\.name), order: order)
        let names = assignments.map(\.name)
        let additions = assignments.enumerated().compactMap { index, assignment -> Addition? in
            guard !places.names.contains(assignment.name) else { return nil }
            return Addition(index: places.index(of: index, in: names), snippet: snippet(row: assignment.row))
        }
        guard present.isEmpty else {
            let rows = present.map(\.row)
            return draft.insert(additions, among: rows, in: body, gap: target.gap(between: rows))
        }
        draft.insert(additions.map(\.snippet), at: .top, in: body, gap: .none, edge: .none)
    }
}
