import DataSource
import Testing

struct StringRequiredTests {
    @Test(arguments: [("a", "a"), (" \t\na b\r\n\u{3000}", "a b"), (" ", ""), ("", ""), ("é\u{301} ", "é\u{301}")])
    func trimmed_text_hasNoWhiteSpaceAtItsEnds(text: String, expected: String) {
        #expect(text.trimmed == expected)
    }

    @Test func required_textWithSpaces_isTrimmed() throws {
        #expect(try " Buy milk\n".required("title", of: "task") == "Buy milk")
    }

    @Test(arguments: ["", " ", "\n\t"]) func required_blank_throwsWithItsNames(text: String) {
        #expect(throws: RecordError.blank(kind: "task", field: "title")) { try text.required("title", of: "task") }
    }
}
