import DataSource

/// The text of a template: its lines, without the mark of a byte order that it may begin with.
struct TemplateText {
    let path: String
    let lines: [Substring]
    /// What stands before the first line.
    let mark: String

    init(_ text: String, path: String) {
        let mark: Unicode.Scalar = "\u{FEFF}"
        let scalars = text.unicodeScalars
        let isMarked = scalars.first == mark
        self.path = path
        self.mark = isMarked ? String(mark) : ""
        lines = scalars.dropFirst(isMarked ? 1 : 0).split(separator: "\n", omittingEmptySubsequences: false)
            .map(Substring.init)
    }

    func place(_ index: Int, column: Int) -> TemplatePlace {
        TemplatePlace(path, line: index + 1, column: column)
    }

    /// Where the words of a line begin.
    func start(_ index: Int) -> TemplatePlace {
        place(index, column: lines[index].indentation.count + 1)
    }
}

extension Substring {
    /// The blanks and tabs that it begins with.
    var indentation: Substring { prefix { $0 == " " || $0 == "\t" } }
}
