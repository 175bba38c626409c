import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func mergeImports() {
        let present = target.tree.statements.compactMap(ImportLine.init)
        let new = skeleton.tree.statements.compactMap(ImportLine.init).filter { line in
            !present.contains { $0.covers(line) }
        }
        guard let last = present.last else { return insertFirst(new) }
        guard target.isOrdered(present) else { return insert(new, below: last, edge: .none) }
        let sorted = new.sorted { $0.isOrdered(before: $1) }
        insert(sorted.filter { $0.isOrdered(before: present[0]) }, above: present[0])
        for (previous, next) in zip(present, present.dropFirst().map(Optional.some) + [nil]) {
            let between = sorted.filter { line in
                previous.isOrdered(before: line) && next.map { line.isOrdered(before: $0) } != false
            }
            insert(between, below: previous, edge: previous.rank == between.first?.rank ? .none : .blankLine)
        }
    }

    private mutating func insert(_ lines: [ImportLine], below previous: ImportLine, edge: RowGap) {
        let end = previous.row.lastToken(viewMode: .sourceAccurate).flatMap(target.rowEnd) ?? previous.row.end
        let newline = target.newline(at: end)
        if !lines.isEmpty { draft.insert(edge.text(newline) + newline + text(lines, newline), at: end) }
    }

    private mutating func insert(_ lines: [ImportLine], above next: ImportLine) {
        let newline = target.newline(at: next.row.start)
        let edge: RowGap = lines.last?.rank == next.rank ? .none : .blankLine
        if !lines.isEmpty { draft.insert(text(lines, newline) + newline + edge.text(newline), at: next.row.start) }
    }

    /// Above the first declaration and its comments, below a licence.
    private mutating func insertFirst(_ lines: [ImportLine]) {
        let first = target.tree.statements.first
        let offset = first.map { target.rowStart(of: $0) } ?? target.tree.endOfFileToken.start
        let newline = target.newline(at: offset)
        if !lines.isEmpty { draft.insert(text(lines, newline) + newline + newline, at: offset) }
    }

    /// One below the other, each kind after a blank line.
    private func text(_ lines: [ImportLine], _ newline: String) -> String {
        let rows = lines.map { snippet(row: $0.row).text(indentation: "", unit: "", newline: newline) }
        let edges = zip(lines, lines.dropFirst()).map { $0.rank == $1.rank ? newline : newline + newline }
        return zip(rows, edges + [""]).map { $0 + $1 }.joined()
    }
}

extension SwiftSource {
    /// Whether the imports follow the order that the formatter knows, each kind after a blank line.
    fileprivate func isOrdered(_ lines: [ImportLine]) -> Bool {
        zip(lines, lines.dropFirst()).allSatisfy { line, next in
            line.isOrdered(before: next) && (line.rank == next.rank || hasBlankLine(in: line.row.end..<next.row.start))
        }
    }
}
