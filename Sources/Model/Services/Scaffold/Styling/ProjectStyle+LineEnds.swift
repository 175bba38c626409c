import DataSource

extension ProjectStyle {
    /// What most files have; nil where none has a line, or two kinds share the place.
    static func lineEnd(of files: [SourceText]) -> LineEnd? {
        files.compactMap(\.lineEnd).mostFrequent
    }

    /// A text whose lines end as luca's do.
    func endingLines(of text: String) -> String {
        lineEnd == .newline ? text : text.replacing("\r\n", with: "\n").replacing("\n", with: lineEnd.rawValue)
    }
}
