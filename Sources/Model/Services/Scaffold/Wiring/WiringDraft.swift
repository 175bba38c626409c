import DataSource
import SwiftSyntax

/// The insertions into one file, as they come together.
struct WiringDraft {
    let source: SwiftSource
    let unit: String
    private var texts: [Insertion] = []
    private var opened: [OpenedBraces] = []

    init(_ source: SwiftSource) {
        self.source = source
        unit = source.indentationUnit
    }

    /// In the order of the file, one for each place.
    var insertions: [Insertion] {
        var result: [Insertion] = []
        let all = texts + opened.map { closing($0) }
        for (_, next) in all.enumerated().sorted(by: { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }) {
            if let last = result.last, last.offset == next.offset {
                result[result.count - 1].text += next.text
            } else if !next.text.isEmpty {
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

    /// Makes room between braces that stand on one line, and between those around them.
    mutating func open(_ braces: Braces) {
        guard source.isOneLine(braces), !isOpened(braces) else { return }
        if let outer = Braces(around: braces.owner) { open(outer) }
        opened.append(OpenedBraces(braces: braces))
        lineBreak(indentation(inside: braces), at: braces.left.end)
    }

    /// Puts `text`, which is one or more rows, last between braces that stand on one line.
    mutating func append(_ text: String, in braces: Braces, withBlankLine: Bool) {
        open(braces)
        guard let index = opened.firstIndex(where: { $0.braces.left.id == braces.left.id }) else { return }
        let blanks = opened[index].isFilled ? "" : source.blanks(before: braces.right.start)
        let newline = source.newline(at: braces.left.end)
        let isFirst = source.isEmpty(braces) && !opened[index].isFilled
        let lineBreak = (withBlankLine ? newline : "") + newline + indentation(inside: braces)
        if isFirst {
            insert(text, at: braces.right.start)
        } else {
            insert(lineBreak + text, over: blanks, at: braces.right.start - blanks.utf8.count)
        }
        opened[index].isFilled = true
    }

    /// Breaks the line, with the blanks that stand there as a part of the indentation.
    mutating func lineBreak(_ indentation: String, at offset: Int) {
        let blanks = source.blanks(after: offset)
        let newline = source.newline(at: offset)
        guard indentation.hasSuffix(blanks) else { return insert(newline + indentation, at: offset + blanks.utf8.count) }
        insert(newline + indentation.dropLast(blanks.count), at: offset)
    }

    private func isOpened(_ braces: Braces) -> Bool {
        opened.contains { $0.braces.left.id == braces.left.id }
    }

    private func closing(_ opened: OpenedBraces) -> Insertion {
        let offset = opened.braces.right.start
        let indentation = indentation(of: opened.braces)
        let newline = source.newline(at: offset)
        let blanks = opened.isFilled ? "" : source.blanks(before: offset)
        guard indentation.hasSuffix(blanks) else { return Insertion(offset: offset, text: newline + indentation) }
        return Insertion(offset: offset - blanks.utf8.count, text: newline + indentation.dropLast(blanks.count))
    }
}

/// Braces that stood on one line and get lines of their own.
struct OpenedBraces {
    let braces: Braces
    /// Whether a new row stands last in them.
    var isFilled = false
}
