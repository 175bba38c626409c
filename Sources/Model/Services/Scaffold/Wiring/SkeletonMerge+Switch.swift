import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func merge(_ block: SwitchExprSyntax, into body: Braces, at place: String) throws(WiringError) {
        let place = "switch " + block.subject.trimmedDescription + " in " + place
        let text = Snippet(rows: Braces(block).rows, of: skeleton)
        let found = body.search(SwitchExprSyntax.self) { $0.subject.code == block.subject.code }
        guard found.count <= 1 else { throw ambiguous(place, text) }
        guard let old = found.first else { throw missing(place, text) }
        let conditional = old.cases.filter(\.isConditional).flatMap { $0.outermost(SwitchCaseSyntax.self) }
        let cases = block.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        let peers = old.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { !$0.isCatchAll }
        var additions: [Addition] = []
        for (index, new) in cases.enumerated() where !peers.contains(where: { $0.covers(new) }) {
            let row = snippet(row: new)
            if conditional.contains(where: { $0.covers(new) }) { throw taken(new.pattern, in: place, row) }
            let next = cases[(index + 1)...].compactMap { later in peers.firstIndex { $0.covers(later) } }.first
            additions.append(Addition(index: next ?? peers.count, snippet: row))
        }
        insert(additions, among: peers, of: old, gap: gap(for: additions, in: old, cases: cases))
    }

    private mutating func insert(
        _ additions: [Addition],
        among peers: [SwitchCaseSyntax],
        of block: SwitchExprSyntax,
        gap: RowGap
    ) {
        let braces = Braces(block)
        guard peers.isEmpty else {
            return draft.insert(additions, among: peers.map(Syntax.init), in: braces, gap: gap)
        }
        let spot: RowSpot = braces.rows.first.map { .above($0) } ?? .top
        draft.insert(additions.map(\.snippet), at: spot, in: braces, gap: gap, edge: gap)
    }

    /// As the cases there have it, else as the skeleton has it; a single case shows it by its height.
    private func gap(for additions: [Addition], in block: SwitchExprSyntax, cases: [SwitchCaseSyntax]) -> RowGap {
        target.habit(between: Braces(block).rows) ?? skeleton.habit(between: cases.map(Syntax.init))
            ?? (additions.contains(where: \.snippet.isTall) ? .blankLine : .none)
    }
}
