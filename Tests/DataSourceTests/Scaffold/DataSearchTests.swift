import DataSource
import Testing

struct DataSearchTests {
    @Test(arguments: [
        ("struct Note", "Note", true), ("struct Note", "struct Note", true), ("struct Note", "struct Notes", false),
        ("aaab", "aab", true), ("abab", "abb", false), ("ab", "b", true), ("", "a", false), ("a", "", true),
        ("", "", true),
        ("no", "note", false), ("né", "\u{301}", false),
    ])
    func holds_text_whereItStands(text: String, wanted: String, holds: Bool) {
        #expect(Data(text.utf8).holds(Array(wanted.utf8)) == holds)
        #expect(Data(("x" + text).utf8).dropFirst().holds(Array(wanted.utf8)) == holds)
    }
}
