import SwiftSyntax

/// What a skeleton says at one place, free of the skeleton's own indentation.
struct Snippet {
    private let lines: [Line]

    private struct Line {
        var level: Int
        var text: String
    }

    /// A row: `node` with the comments above it and the one behind it.
    init(row node: some SyntaxProtocol, of skeleton: SwiftSource) {
        let end = node.lastToken(viewMode: .sourceAccurate).flatMap { skeleton.rowEnd(after: $0) }
        self.init(skeleton.rowStart(of: node)..<(end ?? node.end), of: skeleton)
    }

    /// All of `rows`, as they follow each other.
    init(rows: [Syntax], of skeleton: SwiftSource) {
        let start = rows.first.map { skeleton.rowStart(of: $0) } ?? 0
        self.init(start..<max(start, rows.last?.end ?? 0), of: skeleton)
    }

    /// An element of a list, without its comma.
    init(_ element: CommaList.Element, of skeleton: SwiftSource) {
        self.init(element.node.start..<element.end, of: skeleton)
    }

    init(part node: some SyntaxProtocol, of skeleton: SwiftSource) {
        self.init(node.start..<node.end, of: skeleton)
    }

    /// What a list or the brackets of a call hold.
    init(inside value: ExprSyntax, of skeleton: SwiftSource) {
        let list =
            value.as(ArrayExprSyntax.self).map(CommaList.init)
            ?? value.as(FunctionCallExprSyntax.self).flatMap(CommaList.init)
        let start = list?.elements.first?.node.start ?? value.start
        self.init(start..<(list?.elements.last?.end ?? value.end), of: skeleton)
    }

    /// One case of several that are declared together.
    init(case element: EnumCaseElementSyntax, of skeleton: SwiftSource) {
        let text = skeleton.text(element.start..<(element.trailingComma?.start ?? element.end))
        lines = [Line(level: 0, text: "case " + text)]
    }

    private init(_ range: Range<Int>, of skeleton: SwiftSource) {
        let base = skeleton.indentation(at: range.lowerBound).count
        let lines = skeleton.text(range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        self.lines = lines.enumerated().map { index, line in
            let text = line.drop { $0 == " " }
            let depth = index == 0 ? 0 : max(0, line.count - text.count - base)
            return Line(level: depth / 4, text: String(repeating: " ", count: depth % 4) + text)
        }
    }

    var isTall: Bool { lines.count > 1 }

    /// The text, whose first line is put where an indentation is already.
    func text(indentation: String, unit: String, newline: String) -> String {
        lines.enumerated()
            .map { index, line in
                guard index > 0, !line.text.allSatisfy(\.isWhitespace) else { return line.text }
                return indentation + String(repeating: unit, count: line.level) + line.text
            }
            .joined(separator: newline)
    }

    /// The text as it is shown to a person.
    var plain: String { text(indentation: "", unit: "    ", newline: "\n") }
}
