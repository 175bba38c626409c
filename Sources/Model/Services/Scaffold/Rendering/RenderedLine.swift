import DataSource

/// A line that came of a template, which knows where it was written there.
struct RenderedLine {
    private(set) var text: String
    private let pieces: [PlaceholderScanner.Piece]
    private let path: String
    private let number: Int
    /// Of what stands before the template's own line, in bytes.
    private var indentation = 0

    /// - Parameter index: of the template's line.
    init(_ template: TemplateText, _ index: Int, _ values: [String: RenderContext.Value]) throws {
        let line = template.lines[index]
        pieces = try PlaceholderScanner(values: values).pieces(of: line) { template.place(index, column: $0 + 1) }
        text = pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
        path = template.path
        number = index + 1
    }

    init(raw template: TemplateText, _ index: Int) {
        let line = template.lines[index]
        pieces = [PlaceholderScanner.Piece(text: String(line), source: line, isLiteral: true)]
        text = String(line)
        path = template.path
        number = index + 1
    }

    /// An empty line stays empty.
    func indented(by blanks: Substring, endingAs other: Substring) -> RenderedLine {
        var line = self
        let words = line.text.unicodeScalars.last == "\r" ? String(line.text.unicodeScalars.dropLast()) : line.text
        line.text = (words.isEmpty ? "" : blanks + words) + (other.unicodeScalars.last == "\r" ? "\r" : "")
        line.indentation += words.isEmpty ? 0 : blanks.utf8.count
        return line
    }

    /// Where the template has what stands at a byte of the line; the start of a placeholder for what came of one.
    func place(offset: Int) -> TemplatePlace {
        var rest = offset - indentation
        var column = 1
        for piece in pieces {
            guard rest >= piece.text.utf8.count else {
                let isInside = piece.isLiteral && rest > 0
                return TemplatePlace(path, line: number, column: column + (isInside ? piece.characters(in: rest) : 0))
            }
            rest -= piece.text.utf8.count
            column += piece.source.count
        }
        return TemplatePlace(path, line: number, column: column)
    }
}

extension PlaceholderScanner.Piece {
    fileprivate func characters(in bytes: Int) -> Int {
        text.indices.prefix { text.utf8.distance(from: text.startIndex, to: $0) < bytes }.count
    }
}
