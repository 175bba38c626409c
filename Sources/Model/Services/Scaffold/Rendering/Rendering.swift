import DataSource

/// A file that came of a template, and the way back to it.
struct Rendering {
    let file: Template
    /// None where the template is taken to the letter.
    private let lines: [RenderedLine]

    init(_ file: Template, lines: [RenderedLine] = []) {
        self.file = file
        self.lines = lines
    }

    /// - Parameters: as the file counts them, from 1, the column in bytes.
    func place(line: Int, column: Int) -> TemplatePlace {
        guard lines.indices.contains(line - 1) else { return TemplatePlace(file.source, line: line, column: column) }
        return lines[line - 1].place(offset: column - 1)
    }

    /// The file as Swift.
    func swift() throws -> SwiftSource {
        guard let text = String(validating: file.contents.bytes, as: UTF8.self) else {
            throw TemplateError.notText(path: file.source)
        }
        do {
            return try SwiftSource(text, at: file.path)
        } catch let .unreadable(_, line, column) {
            throw TemplateError.notSwift(at: place(line: line, column: column))
        }
    }
}
