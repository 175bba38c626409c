import SwiftSyntax

extension WiringDraft {
    /// Puts new elements into a list, on its line or on lines of their own as the list has it.
    mutating func insert(_ additions: [Addition], into list: CommaList) {
        guard !additions.isEmpty else { return }
        if !fitsLine(additions, list) { return insertTall(additions, into: list) }
        for (index, snippets) in additions.grouped {
            if list.elements.isEmpty {
                insertIntoEmpty(snippets, list)
            } else if index == 0 {
                insertFirst(snippets, list)
            } else {
                insert(snippets, after: list.elements[index - 1], isLast: index == list.elements.count, list)
            }
        }
    }

    private mutating func insertIntoEmpty(_ snippets: [Snippet], _ list: CommaList) {
        let offset = list.right.start
        guard source.startsLine(offset) else {
            return insert(text(snippets, "", separator: ", ", near: offset), at: list.left.end)
        }
        let newline = source.newline(at: offset)
        let indentation = source.indentation(at: offset) + unit
        let comma = list.kind == .collection && snippets.count > 1 ? "," : ""
        let rows = text(snippets, indentation, separator: "," + newline + indentation, near: offset)
        insert(indentation + rows + comma + newline, at: source.lineStart(of: offset))
    }

    private mutating func insertFirst(_ snippets: [Snippet], _ list: CommaList) {
        let first = list.elements[0].node.start
        let indentation = source.indentation(at: first)
        guard source.startsLine(first), let offset = source.rowEnd(after: list.left) else {
            return insert(text(snippets, indentation, separator: ", ", near: first) + ", ", at: first)
        }
        let lineBreak = source.newline(at: offset) + indentation
        insert(lineBreak + text(snippets, indentation, separator: "," + lineBreak, near: offset) + ",", at: offset)
    }

    private mutating func insert(
        _ snippets: [Snippet],
        after element: CommaList.Element,
        isLast: Bool,
        _ list: CommaList
    ) {
        let start = element.node.start
        let end = element.comma?.end ?? element.end
        let rowEnd = (element.comma ?? element.node.lastToken(viewMode: .sourceAccurate)).flatMap(source.rowEnd)
        let hasOwnLine = (isTall(list) || source.startsLine(start)) && (isLast || rowEnd != nil)
        let indentation = source.indentation(at: start)
        let space = hasOwnLine ? source.newline(at: end) + indentation : " "
        let new = space + text(snippets, indentation, separator: "," + space, near: end)
        let offset = hasOwnLine ? rowEnd ?? end : end
        guard element.comma == nil else { return insert(new + ",", at: offset) }
        // One element on a line of its own shows no habit; several in a collection end with a comma then.
        let closes = hasOwnLine && list.kind == .collection && list.elements.count == 1
        insert(",", at: end)
        insert(new + (closes ? "," : ""), at: offset)
    }

    private func isTall(_ list: CommaList) -> Bool {
        list.elements.first.map { !source.isOneLine(list.left.end..<$0.node.start) } ?? false
    }

    /// Whether a list that stands on one line can stay there; braces around it make room first.
    private mutating func fitsLine(_ additions: [Addition], _ list: CommaList) -> Bool {
        guard source.isOneLine(list.left.start..<list.right.end) else { return true }
        guard !additions.contains(where: \.snippet.isTall) else { return false }
        let added = additions.map { $0.snippet.plain.count + 2 }.reduce(0, +)
        // The formatter keeps room for the comma that would close a collection.
        let limit = SwiftSource.lineLength - (list.kind == .collection ? 1 : 0)
        if lineLength(at: list.left.start) + added <= limit { return true }
        guard let braces = Braces(around: list.left), source.isOneLine(braces) else { return false }
        open(braces)
        let row = source.text(braces.left.end..<braces.right.start)
        return indentation(inside: braces).count + row.count + added <= limit
    }

    private func text(_ snippets: [Snippet], _ indentation: String, separator: String, near offset: Int) -> String {
        let newline = source.newline(at: offset)
        return snippets.map { $0.text(indentation: indentation, unit: unit, newline: newline) }
            .joined(separator: separator)
    }
}
