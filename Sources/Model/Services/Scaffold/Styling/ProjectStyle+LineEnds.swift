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

extension SourceText {
    /// Of more than half of its lines. By bytes: each command looks at many files.
    fileprivate var lineEnd: ProjectStyle.LineEnd? {
        var (lines, pairs) = (0, 0)
        var former: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n") {
                lines += 1
                if former == UInt8(ascii: "\r") { pairs += 1 }
            }
            former = byte
        }
        return lines == 0 ? nil : pairs * 2 > lines ? .carriageReturnAndNewline : .newline
    }
}
