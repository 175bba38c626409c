import DataSource

/// A file of a project, as far as its style is concerned.
struct SourceText {
    let path: String
    /// The first ones, without the mark of a byte order: enough to know its habits.
    let lines: [Substring]
    /// Of more than half of these; nil where there is one line without an end.
    let lineEnd: ProjectStyle.LineEnd?

    init(path: String, text: String) {
        self.path = path
        let parts = text.utf8.split(
            separator: UInt8(ascii: "\n"),
            maxSplits: Self.count,
            omittingEmptySubsequences: false
        )
        let ended = parts.dropLast()
        let pairs = ended.count { $0.last == UInt8(ascii: "\r") }
        lineEnd = ended.isEmpty ? nil : pairs * 2 > ended.count ? .carriageReturnAndNewline : .newline
        let lines = parts.map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
        let first = lines[0].drop { $0 == "\u{FEFF}" }
        self.lines = [first] + lines.prefix(Self.count).dropFirst()
    }

    private static let count = 120
}
