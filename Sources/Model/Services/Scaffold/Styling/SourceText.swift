/// A file of a project, as far as its style is concerned.
struct SourceText {
    let path: String
    /// The first ones, without the mark of a byte order: enough to know its habits.
    let lines: [Substring]

    init(path: String, text: String) {
        self.path = path
        let lines = text.utf8.split(
            separator: UInt8(ascii: "\n"),
            maxSplits: Self.count,
            omittingEmptySubsequences: false
        )
        .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
        let first = lines[0].drop { $0 == "\u{FEFF}" }
        self.lines = [first] + lines.prefix(Self.count).dropFirst()
    }

    private static let count = 120
}
