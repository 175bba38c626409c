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
        let all = texts + opened.flatMap { opening($0) + closing($0) }
        for (_, next) in all.enumerated().sorted(by: { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        ) {
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
        if source.isEmpty(braces) { breakLine(indentation(inside: braces), at: braces.left.end) }
    }

    /// Puts `text`, which is one or more rows, first between braces that stand on one line.
    mutating func prepend(_ text: String, in braces: Braces, edge: RowGap) {
        open(braces)
        let newline = source.newline(at: braces.left.end)
        insert(newline + indentation(inside: braces) + text + edge.text(newline), at: braces.left.end)
    }

    /// Whether the blanks before the closing brace can become its indentation.
    func canClose(_ braces: Braces) -> Bool {
        indentation(of: braces).hasSuffix(source.blanks(before: braces.right.start))
    }

    /// Puts `text`, which is one or more rows, last between braces that stand on one line.
    mutating func append(_ text: String, in braces: Braces, edge: RowGap) {
        open(braces)
        guard let index = opened.firstIndex(where: { $0.braces.left.id == braces.left.id }) else { return }
        let blanks = opened[index].isFilled ? "" : source.blanks(before: braces.right.start)
        let newline = source.newline(at: braces.left.end)
        let isFirst = source.isEmpty(braces) && !opened[index].isFilled
        let lineBreak = edge.text(newline) + newline + indentation(inside: braces)
        if isFirst {
            insert(text, at: braces.right.start)
        } else {
            insert(lineBreak + text, over: blanks, at: braces.right.start - blanks.utf8.count)
        }
        opened[index].isFilled = true
    }

    mutating func breakLine(_ indentation: String, at offset: Int) {
        texts.append(lineBreak(indentation, over: source.blanks(after: offset), at: offset))
    }

    /// A line break, with the blanks that stand there as a part of the indentation if they can be.
    private func lineBreak(_ indentation: String, over blanks: String, at offset: Int) -> Insertion {
        let text = source.newline(at: offset) + indentation
        guard indentation.hasSuffix(blanks) else { return Insertion(offset: offset + blanks.utf8.count, text: text) }
        return Insertion(offset: offset, text: String(text.dropLast(blanks.count)))
    }

    private func isOpened(_ braces: Braces) -> Bool {
        opened.contains { $0.braces.left.id == braces.left.id }
    }

    private func opening(_ opened: OpenedBraces) -> [Insertion] {
        let offset = opened.braces.left.end
        guard !source.isEmpty(opened.braces) else { return [] }
        return [lineBreak(indentation(inside: opened.braces), over: source.blanks(after: offset), at: offset)]
    }

    private func closing(_ opened: OpenedBraces) -> [Insertion] {
        let blanks = opened.isFilled ? "" : source.blanks(before: opened.braces.right.start)
        let offset = opened.braces.right.start - blanks.utf8.count
        return [lineBreak(indentation(of: opened.braces), over: blanks, at: offset)]
    }
}

/// Braces that stood on one line and get lines of their own.
struct OpenedBraces {
    let braces: Braces
    /// Whether a new row stands last in them.
    var isFilled = false
}
