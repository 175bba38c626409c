import SwiftSyntax

extension WiringDraft {
    /// Puts `rows` on lines of their own, with `gap` between them and `edge` between them and the rows already there.
    mutating func insert(_ rows: [Snippet], at spot: RowSpot, in braces: Braces, gap: RowGap, edge: RowGap) {
        guard !rows.isEmpty else { return }
        if spot == .top, source.rowEnd(after: braces.left) == nil, let first = braces.rows.first,
            !source.isOneLine(braces)
        {
            return insert(rows, at: .above(first), in: braces, gap: gap, edge: edge)
        }
        let newline = source.newline(at: anchor(of: spot, in: braces))
        let indentation = indentation(of: spot, in: braces)
        let text = rows.map { $0.text(indentation: indentation, unit: unit, newline: newline) }
            .joined(separator: newline + gap.text(newline) + indentation)
        if source.isOneLine(braces) {
            let isFirst = !source.isEmpty(braces) && (spot == .top || spot == braces.rows.first.map { .above($0) })
            // Cases must stand before `default`; what else cannot be laid out cleanly at the top goes to the end.
            let canPrepend = !braces.indentsRows || canClose(braces)
            return isFirst && canPrepend ? prepend(text, in: braces, edge: edge) : append(text, in: braces, edge: edge)
        }
        let anchor = anchor(of: spot, in: braces)
        switch spot {
        case .top:
            insert(newline + indentation + text + edge.text(newline), at: anchor)
        case let .above(row) where !source.startsLine(source.rowStart(of: row)):
            insert(newline + indentation + text + edge.text(newline), at: anchor)
            breakLine(indentation, at: anchor)
        case .above:
            insert(indentation + text + newline + edge.text(newline), at: anchor)
        case .below:
            insert(edge.text(newline) + newline + indentation + text, at: anchor)
        }
    }

    private func indentation(of spot: RowSpot, in braces: Braces) -> String {
        switch spot {
        case let .above(row) where source.startsLine(row.start), let .below(row) where source.startsLine(row.start):
            source.indentation(at: row.start)
        case .top, .above, .below:
            indentation(inside: braces)
        }
    }

    private func anchor(of spot: RowSpot, in braces: Braces) -> Int {
        switch spot {
        case .top:
            source.rowEnd(after: braces.left) ?? braces.left.end
        case let .above(row) where source.startsLine(source.rowStart(of: row)):
            source.lineStart(of: source.rowStart(of: row))
        case let .above(row):
            row.start - source.blanks(before: row.start).utf8.count
        case let .below(row):
            end(of: row, in: braces)
        }
    }

    /// The end of the line that holds the end of `row`, whichever row stands last on that line.
    private func end(of row: Syntax, in braces: Braces) -> Int {
        for row in braces.rows.drop(while: { $0.id != row.id }) {
            guard let token = row.lastToken(viewMode: .sourceAccurate) else { continue }
            guard let end = source.rowEnd(after: token) else { continue }
            let limit = token.nextToken(viewMode: .sourceAccurate)?.start ?? source.bytes.count
            return source.commentsEnd(below: end, deeperThan: source.indentation(at: row.start), before: limit)
        }
        return row.end
    }
}

extension WiringDraft {
    /// Puts new rows before and after `peers`, of which there is one at least.
    mutating func insert(_ additions: [Addition], among peers: [Syntax], in braces: Braces, gap: RowGap) {
        for (index, rows) in additions.grouped {
            let spot: RowSpot = index == 0 ? .above(peers[0]) : .below(peers[index - 1])
            insert(rows, at: spot, in: braces, gap: gap, edge: gap)
        }
    }
}
