import DataSource
import SwiftSyntax

/// The insertions into one file, as they come together.
struct WiringDraft {
    let source: SwiftSource
    let unit: String
    var opened: [OpenedBraces] = []
    private var texts: [Insertion] = []

    init(_ source: SwiftSource) {
        self.source = source
        unit = source.indentationUnit
    }

    /// In the order of the file, one for each place.
    var insertions: [Insertion] {
        var result: [Insertion] = []
        let all = texts + opened.flatMap { opening($0) + closing($0) }
        let sorted = all.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        for next in sorted.map(\.element) where !next.text.isEmpty {
            if let last = result.last, last.offset == next.offset {
                result[result.count - 1].text += next.text
            } else {
                result.append(next)
            }
        }
        return result
    }

    mutating func insert(_ text: String, at offset: Int) {
        texts.append(Insertion(offset: offset, text: text))
    }

    /// Inserts `text` so that the blanks after `offset` become a part of it: they can stand nowhere else without
    /// being left over at the end of a line.
    mutating func insert(_ text: String, over blanks: String, at offset: Int) {
        let parts = text.split(around: blanks)
        if let parts { insert(parts.before, at: offset) }
        insert(parts?.after ?? text, at: offset + blanks.utf8.count)
    }

    mutating func breakLine(_ indentation: String, at offset: Int) {
        texts.append(lineBreak(indentation, over: source.blanks(after: offset), at: offset))
    }

    /// A line break, with the blanks that stand there as a part of the indentation if they can be.
    func lineBreak(_ indentation: String, over blanks: String, at offset: Int) -> Insertion {
        let text = source.newline(at: offset) + indentation
        guard indentation.hasSuffix(blanks) else { return Insertion(offset: offset + blanks.utf8.count, text: text) }
        return Insertion(offset: offset, text: String(text.dropLast(blanks.count)))
    }

    /// With what is already on its way into the line.
    func lineLength(at offset: Int) -> Int {
        let line = source.lineStart(of: offset)...source.lineEnd(of: offset)
        let new = texts.filter { line.contains($0.offset) && !$0.text.contains(where: \.isNewline) }
        return source.lineLength(at: offset) + new.map(\.text.count).reduce(0, +)
    }
}
