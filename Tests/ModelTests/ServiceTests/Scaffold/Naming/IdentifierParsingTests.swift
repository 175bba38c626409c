import DataSource
import Model
import Testing

struct IdentifierParsingTests {
    @Test(arguments: [
        ("DS", "DS", "ds", "ds", "DS"), ("BFF", "BFF", "bff", "bff", "BFF"), ("SKU", "SKU", "sku", "sku", "SKU"),
        ("UserID", "UserID", "userID", "user-id", "user ID"),
        ("HTTPServer", "HTTPServer", "httpServer", "http-server", "HTTP server"),
        ("URLSession", "URLSession", "urlSession", "url-session", "URL session"),
        ("EbData", "EbData", "ebData", "eb-data", "eb data"),
        ("TestingPmta", "TestingPmta", "testingPmta", "testing-pmta", "testing pmta"),
        ("Settings", "Settings", "settings", "settings", "settings"),
        ("NativeOrgURL", "NativeOrgURL", "nativeOrgURL", "native-org-url", "native org URL"),
        ("native-org-url", "NativeOrgUrl", "nativeOrgUrl", "native-org-url", "native org url"),
        ("reading list", "ReadingList", "readingList", "reading-list", "reading list"),
        ("reading-list", "ReadingList", "readingList", "reading-list", "reading list"),
        ("reading_list", "ReadingList", "readingList", "reading-list", "reading list"),
        ("ReadingList", "ReadingList", "readingList", "reading-list", "reading list"),
        ("Item404", "Item404", "item404", "item404", "item404"), ("note", "Note", "note", "note", "note"),
        ("_note_", "Note", "note", "note", "note"),
        ("größeÄndern", "GrößeÄndern", "größeÄndern", "größe-ändern", "größe ändern"),
        ("Default", "Default", "default", "default", "default"), ("In", "In", "in", "in", "in"),
        ("Class", "Class", "class", "class", "class"), ("Protocol", "Protocol", "protocol", "protocol", "protocol"),
        ("Operator", "Operator", "operator", "operator", "operator"),
    ])
    func init_name_hasEverySpelling(name: String, type: String, variable: String, command: String, text: String) throws
    {
        let sut = try Identifier(parsing: name)
        #expect([sut.type, sut.variable, sut.command, sut.text] == [type, variable, command, text])
    }

    @Test(arguments: [
        NameError("", .empty), NameError("-", .empty), NameError("_", .empty), NameError(" - ", .empty),
        NameError("404", .startsWithDigit, suggestion: "Item404"),
        NameError("3DView", .startsWithDigit, suggestion: "Item3DView"),
        NameError("404 page", .startsWithDigit, suggestion: "Item404Page"),
        NameError("Foo.Bar", .notLetters, suggestion: "FooBar"), NameError("../Evil", .notLetters, suggestion: "Evil"),
        NameError("a/b", .notLetters, suggestion: "AB"), NameError("note!", .notLetters, suggestion: "Note"),
        NameError("No`te", .notLetters, suggestion: "NoTe"), NameError("No\nte", .notLetters, suggestion: "NoTe"),
        NameError("No\u{200D}te", .notLetters, suggestion: "NoTe"),
        NameError("!?", .notLetters), NameError("…", .notLetters), NameError("4.0", .notLetters),
        NameError("🚀", .notLetters), NameError("Note🚀", .notLetters, suggestion: "Note"),
        NameError("Note1️⃣", .notLetters, suggestion: "Note1"), NameError("❤️Note", .notLetters, suggestion: "Note"),
        NameError("Any", .keyword, suggestion: "AnyItem"), NameError("Self", .keyword, suggestion: "SelfItem"),
        NameError("self", .keyword, suggestion: "SelfItem"), NameError("Type", .keyword, suggestion: "TypeItem"),
    ])
    func init_noName_throwsReasonAndSuggestion(error: NameError) throws {
        #expect(throws: error) { try Identifier(parsing: error.name) }
        if let suggestion = error.suggestion { #expect(try Identifier(parsing: suggestion).type == suggestion) }
    }

    /// As the file system of a Mac hands names over.
    @Test(arguments: [("Gro\u{308}ße", "Größe"), ("Cafe\u{301}", "Café"), ("\u{1112}\u{1161}\u{11AB}", "한")])
    func init_decomposedLetters_areComposed(typed: String, composed: String) throws {
        #expect(Array(try Identifier(parsing: typed).type.unicodeScalars) == Array(composed.unicodeScalars))
    }
}
