import SwiftSyntax

extension WiringDraft {
    /// Puts new elements into a list whose line becomes too long with them: now every element has a line of its own.
    mutating func insertTall(_ additions: [Addition], into list: CommaList) {
        if let braces = Braces(around: list.left) { open(braces) }
        let outer = indentation(at: list.left)
        let inner = outer + unit
        let newline = source.newline(at: list.left.start)
        let added = Dictionary(grouping: additions, by: \.index).mapValues { additions in
            additions.map { newline + inner + $0.snippet.text(indentation: inner, unit: unit, newline: newline) }
        }
        var offset = list.left.end
        for (index, element) in list.elements.enumerated() {
            insert((added[index] ?? []).map { $0 + "," }.joined(), at: offset)
            breakLine(inner, at: offset)
            offset = element.comma?.end ?? element.end
        }
        let last = added[list.elements.count] ?? []
        let hadComma = list.elements.last?.comma != nil
        let endsWithComma = hadComma || list.kind == .collection && list.elements.count + additions.count > 1
        if !hadComma, !list.elements.isEmpty, !last.isEmpty { insert(",", at: offset) }
        insert(last.joined(separator: ","), at: offset)
        if endsWithComma, !last.isEmpty || !hadComma { insert(",", at: offset) }
        breakLine(outer, at: offset)
    }
}
