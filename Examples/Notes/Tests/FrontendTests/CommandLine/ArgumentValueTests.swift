import DataSource
import Frontend
import Testing

struct ArgumentValueTests {
    @Test(arguments: [
        ("2026-12-24", "2026-12-24"),
        ("2026-12-24T18:00:00Z", "2026-12-24T18:00:00Z"),
        ("2026-12-24T18:00:00+02:00", "2026-12-24T16:00:00Z"),
        ("2026-12-24T00:00:00Z", "2026-12-24"),
        ("tomorow", nil), ("2026-13-01", nil), ("2026-02-30", nil), ("2026-12-24x", nil), ("", nil),
        ("2026-12-24T25:00:00Z", nil), ("2026-12-24T18:00:00Zx", nil), ("2026-12-24T18:00:00", nil),
        ("2026-12-24T18:00:00+99:00", nil), ("2026-12-24T18:00:00-0530", "2026-12-24T23:30:00Z"),
        ("2024-02-29", "2024-02-29"), ("2026-1-1", nil), ("１２３４-12-24", nil), ("0001-01-01", "0001-01-01"),
    ])
    func date_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(Date(word: word)?.word == result)
    }

    @Test(arguments: [("yes", "yes"), ("true", "yes"), ("no", "no"), ("false", "no"), ("maybe", nil), ("", nil)])
    func bool_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(Bool(word: word)?.word == result)
    }

    @Test(arguments: [
        ("https://swift.org", "https://swift.org"), ("mailto:a@b.c", "mailto:a@b.c"), ("buy milk", nil), ("swift", nil),
        ("", nil),
    ])
    func url_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(URL(word: word)?.word == result)
    }

    @Test(arguments: [
        ("3f2a91c0-5b7e-4d1f-9a63-0c8e2b4d7f15", "3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15"), ("3f2a", nil), ("", nil),
    ])
    func uuid_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(UUID(word: word)?.word == result)
    }

    @Test(arguments: [("YQ==", "YQ=="), ("", ""), ("a", nil)])
    func data_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(Data(word: word)?.word == result)
    }

    @Test(arguments: [("a", "a"), ("/", "/"), (" ", " "), ("", nil)] as [(String, String?)])
    func folderPath_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(FolderPath(word: word)?.word == result)
    }

    @Test(arguments: [("auto", "auto"), ("Auto", nil), ("", nil)])
    func choice_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(ColorChoice(word: word)?.word == result)
    }

    @Test func optional_none_isNoValueUnlessItIsOne() {
        #expect(Int?(word: "none") == .some(.none))
        #expect(Int?(word: "3") == 3)
        #expect(Int?(word: "x") == nil)
        #expect(String?(word: "none") == "none")
        #expect([Int]?(words: ["1", "2"]) == [1, 2])
    }

    @Test func array_words_allCount() {
        #expect([Int](words: ["1", "2"]) == [1, 2])
        #expect([Int](words: ["1", "x"]) == nil)
        #expect([Int](word: "1") == [1])
        #expect([1, 2].word == "1, 2")
    }

    @Test func isRequired_onlyWhereNothingCanStandForIt() {
        #expect([Date.isRequired, URL.isRequired, UUID.isRequired] == [true, true, true])
        #expect(
            [Date?.isRequired, [Date].isRequired, String.isRequired, Bool.isRequired] == [false, false, false, false]
        )
    }

    @Test func expectation_namesWhatIsUnderstood() {
        #expect(ColorChoice?.expectation == "one of auto, always, never, or none")
        #expect(Date?.expectation == Date.expectation + ", or none")
        #expect(String?.expectation == "text")
        #expect(ColorChoice.expectation == "one of auto, always, never")
    }
}
