import DataSource
import SwiftSyntax

extension WiringDraft {
    /// Makes room between braces that stand on one line, and between those around them.
    mutating func open(_ braces: Braces) {
        guard source.isOneLine(braces), index(of: braces) == nil else { return }
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

    /// Puts `text`, which is one or more rows, last between braces that stand on one line.
    mutating func append(_ text: String, in braces: Braces, edge: RowGap) {
        open(braces)
        guard let index = index(of: braces) else { return }
        if source.isEmpty(braces), !opened[index].isFilled {
            insert(text, at: braces.right.start)
        } else {
            let blanks = opened[index].isFilled ? "" : source.blanks(before: braces.right.start)
            let newline = source.newline(at: braces.left.end)
            let row = edge.text(newline) + newline + indentation(inside: braces) + text
            insert(row, over: blanks, at: braces.right.start - blanks.utf8.count)
        }
        opened[index].isFilled = true
    }

    /// Whether the blanks before the closing brace can become its indentation.
    func canClose(_ braces: Braces) -> Bool {
        indentation(of: braces).hasSuffix(source.blanks(before: braces.right.start))
    }

    func opening(_ opened: OpenedBraces) -> [Insertion] {
        let offset = opened.braces.left.end
        guard !source.isEmpty(opened.braces) else { return [] }
        return [lineBreak(indentation(inside: opened.braces), over: source.blanks(after: offset), at: offset)]
    }

    func closing(_ opened: OpenedBraces) -> [Insertion] {
        let blanks = opened.isFilled ? "" : source.blanks(before: opened.braces.right.start)
        let offset = opened.braces.right.start - blanks.utf8.count
        return [lineBreak(indentation(of: opened.braces), over: blanks, at: offset)]
    }

    private func index(of braces: Braces) -> Int? {
        opened.firstIndex { $0.braces.left.id == braces.left.id }
    }
}
