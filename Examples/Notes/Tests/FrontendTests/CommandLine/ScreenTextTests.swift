@testable import Frontend
import Testing

struct ScreenTextTests {
    @Test(arguments: [
        ("", TerminalSize(rows: 2, columns: 2), []),
        ("a\nb\n", TerminalSize(rows: 3, columns: 2), ["a", "b"]),
        ("a\nb\nc\n", TerminalSize(rows: 3, columns: 8), ["a", "… 2 more"]),
        ("abc\n\né한d\n", TerminalSize(rows: 9, columns: 2), ["ab", "", "é한"]),
        ("a\nb\n", TerminalSize(rows: 1, columns: 1), ["…"]),
        ("a\nb\n", nil, ["a", "b"]),
    ])
    func painted_size_whatDoesNotFitIsLeftOut(text: String, size: TerminalSize?, lines: [String]) {
        let rows = lines.map { $0 + "\u{1B}[K\n" }.joined()
        #expect(ScreenText(text, size).painted == "\u{1B}[?7l\u{1B}[H" + rows + "\u{1B}[J\u{1B}[?7h")
    }

    @Test func blank_size_isAsManyLines() {
        #expect(ScreenText.blank(TerminalSize(rows: 3, columns: 80)) == "\n\n\n")
        #expect(ScreenText.blank(nil) == "")
    }
}
