import SwiftSyntax

extension SwiftSource {
    /// What mostly stands between those of the rows that follow each other directly; nil if no two do.
    func habit(between rows: [Syntax]) -> RowGap? {
        let pairs = zip(rows, rows.dropFirst()).filter { row, next in
            row.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
                == next.firstToken(viewMode: .sourceAccurate)
        }
        let blank = pairs.count { row, next in hasBlankLine(in: row.end..<rowStart(of: next)) }
        return pairs.isEmpty ? nil : blank * 2 >= pairs.count ? .blankLine : RowGap.none
    }

    func gap(between rows: [Syntax]) -> RowGap { habit(between: rows) ?? .none }
}
