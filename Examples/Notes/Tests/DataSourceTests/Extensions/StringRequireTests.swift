import DataSource
import Testing

struct StringRequireTests {
    @Test(arguments: [("a", "a"), (" \t\na b\r\n\u{3000}", "a b"), (" ", ""), ("", ""), ("é\u{301} ", "é\u{301}")])
    func trimmed_text_hasNoWhiteSpaceAtItsEnds(text: String, expected: String) {
        #expect(text.trimmed == expected)
    }

    @Test func require_textWithSpaces_isTrimmed() throws {
        var text = " Buy milk\n"
        try text.require("title")
        #expect(text == "Buy milk")
    }

    @Test(arguments: ["", " ", "\n\t"]) func require_blank_throwsWithItsName(text: String) {
        var text = text
        #expect(throws: RecordError.blank(field: "title")) { try text.require("title") }
    }
}
