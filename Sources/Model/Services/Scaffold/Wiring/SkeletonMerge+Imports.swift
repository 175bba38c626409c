import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func mergeImports() {
        let present = target.tree.statements.compactMap(ImportLine.init)
        let new = skeleton.tree.statements.compactMap(ImportLine.init).filter { line in
            !present.contains { $0.covers(line) }
        }
        guard let last = present.last else { return insertFirstImports(new) }
        guard target.isOrdered(present) else {
            for line in new { insert(line, below: last, edge: .none) }
            return
        }
        for line in new.sorted(by: { $0.isOrdered(before: $1) }) {
            if let previous = present.last(where: { $0.isOrdered(before: line) }) {
                insert(line, below: previous, edge: previous.rank == line.rank ? .none : .blankLine)
            } else {
                insert(line, above: present[0])
            }
        }
    }

    private mutating func insert(_ line: ImportLine, below previous: ImportLine, edge: RowGap) {
        let end = previous.row.lastToken(viewMode: .sourceAccurate).flatMap(target.rowEnd) ?? previous.row.end
        let newline = target.newline(at: end)
        draft.insert(edge.text(newline) + newline + text(of: line, newline), at: end)
    }

    private mutating func insert(_ line: ImportLine, above next: ImportLine) {
        let newline = target.newline(at: next.row.start)
        draft.insert(text(of: line, newline) + newline + (next.rank == line.rank ? "" : newline), at: next.row.start)
    }

    /// Above the first declaration and its comments, below a licence.
    private mutating func insertFirstImports(_ lines: [ImportLine]) {
        guard !lines.isEmpty else { return }
        let offset = target.tree.statements.first.map { target.rowStart(of: $0) } ?? target.tree.endOfFileToken.start
        let newline = target.newline(at: offset)
        draft.insert(lines.map { text(of: $0, newline) + newline }.joined() + newline, at: offset)
    }

    private func text(of line: ImportLine, _ newline: String) -> String {
        snippet(row: line.row).text(indentation: "", unit: "", newline: newline)
    }
}

extension SwiftSource {
    /// Whether the imports follow the order that the formatter knows, each kind after a blank line.
    func isOrdered(_ lines: [ImportLine]) -> Bool {
        zip(lines, lines.dropFirst()).allSatisfy { line, next in
            line.isOrdered(before: next) && (line.rank == next.rank || hasBlankLine(in: line.row.end..<next.row.start))
        }
    }
}
