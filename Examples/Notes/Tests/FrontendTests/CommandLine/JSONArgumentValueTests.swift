import DataSource
@testable import Frontend
import Testing

struct JSONArgumentValueTests {
    private let day = Date(timeIntervalSince1970: 1_798_070_400)

    @Test func word_value_isOneLineThatItIsReadFrom() {
        let tag = SampleTag(name: "a/b\n\"", since: day, parts: [])
        #expect(tag.word == #"{"name":"a/b\n\"","parts":[],"since":"2026-12-24T00:00:00Z"}"#)
        #expect(SampleTag(word: tag.word) == tag)
    }

    @Test func word_shapes_areThoseOfAnyValue() {
        let tag = SampleTag(name: "a", since: day, parts: [])
        #expect([SampleTag]?(words: [tag.word, tag.word]) == [tag, tag])
        #expect(SampleTag?(word: "none") == .some(.none))
        #expect(SampleTag?.expectation == "JSON of SampleTag, as 'show --json' has it, or none")
        #expect([SampleTag.isNaming, SampleTag?.isNaming, [SampleTag].isNaming] == [false, false, false])
        #expect([Bool.isNaming, [Bool].isNaming, Int?.isNaming, [Int].isNaming] == [false, true, true, true])
    }

    @Test(arguments: [
        ("{}", "name is missing"), ("Ann", "The given data was not valid JSON"), ("[]", "an object is expected"),
        (#"{"name":1,"since":"2026-12-24T00:00:00Z","parts":[]}"#, "name: String is expected"),
        (#"{"name":"a","since":"soon","parts":[]}"#, "since: 'soon' is no date of ISO 8601"),
        (
            #"{"name":"a","since":"2026-12-24T00:00:00Z","parts":[{"name":"a","since":"2026-12-24T00:00:00Z","parts":3}]}"#,
            "parts.1.parts: an array is expected"
        ),
    ])
    func parse_wrongWord_saysWhatIsWrongWithIt(word: String, fault: String) async {
        let option = Option<[SampleTag]?>("tags", "")
        let error = UsageError.wrongValue(
            parameter: "--tags",
            expectation: "JSON of SampleTag, as 'show --json' has it, or none",
            word: word,
            fault: fault
        )
        #expect(throws: error) { try option.parameter.checked(word, as: "--tags") }
        #expect(
            error.text == "--tags takes JSON of SampleTag, as 'show --json' has it, or none, not '\(word)': \(fault)."
        )
    }

    @Test func addArguments_firstFieldIsJSON_areTheNext() {
        let fields: EntityFields<SampleBook, String> = [
            .field("tag", { _ in SampleTag?.none }) { _ in "" },
            .field("title", \.title) { $0 },
        ]
        #expect(fields.addArguments.map(\.name) == ["title"])
        #expect(fields.name(of: .example) == "Momo")
    }
}

private struct SampleTag: JSONArgumentValue, JSONColumnValue, Equatable {
    var name: String
    var since: Date
    var parts: [SampleTag]
}
