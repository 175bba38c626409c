import DataSource

extension ProjectStyle {
    /// Nil where no file has an indented line to learn from.
    static func indentation(of files: [SourceText]) -> String? {
        files.compactMap(\.indentation).mostFrequent
    }

    /// A text that is indented as luca does.
    func indenting(_ text: String) -> String {
        let unit = ProjectStyle().indentation
        guard indentation != unit else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let levels = line.prefix { $0 == " " }.count / unit.count
            return String(repeating: indentation, count: levels) + line.dropFirst(levels * unit.count)
        }.joined(separator: "\n")
    }
}

extension SourceText {
    /// Of the first line that lies in braces.
    fileprivate var indentation: String? {
        let lines = lines.filter { !$0.isEmpty }
        let opening = lines.firstIndex { $0.last == "{" && $0.first?.isWhitespace == false }
        let inner = opening.flatMap { lines[($0 + 1)...].first } ?? ""
        let blanks = inner.prefix { $0 == " " || $0 == "\t" }
        return blanks.isEmpty ? nil : String(blanks)
    }
}
