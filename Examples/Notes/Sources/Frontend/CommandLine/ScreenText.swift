/// A text in place of all that a terminal shows. What does not fit is left out: of the lines as many as it says, of a line
/// what goes beyond the margin.
struct ScreenText {
    private let lines: [String]

    init(_ text: String, _ size: TerminalSize?) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        // The last row is for the cursor.
        if let size, lines.count > size.rows - 1 {
            let shown = max(0, size.rows - 2)
            lines = lines.prefix(shown) + ["… \(lines.count - shown) more"]
        }
        self.lines = lines.map { line in size.map { String(line.prefix($0.columns)) } ?? line }
    }

    /// Over what is there, so that it does not flicker. The terminal cuts what is wider than it looks.
    var painted: String {
        let rows = lines.map { $0 + EscapeCode.eraseRestOfLine + "\n" }.joined()
        return EscapeCode.cutLines + EscapeCode.home + rows + EscapeCode.eraseBelow + EscapeCode.wrapLines
    }

    /// What moves the present lines out of sight, to where a person can scroll back to them.
    static func blank(_ size: TerminalSize?) -> String {
        String(repeating: "\n", count: size?.rows ?? 0)
    }
}
