import DataSource
import TestSupport
import Testing

struct DocumentRepositoryTests {
    private struct Price: Codable, Equatable {
        var amount: Int
        var since: Date?
        var kind: Kind?
        var past: [Int]?
    }

    private enum Kind: String, Codable {
        case net
    }

    @Test(arguments: ["/prices.json", "prices.json"])
    func records_listOfThem_areRead(path: String) throws {
        let prices: [Price] = try sut(#"[{"amount":1,"since":"2001-01-01T00:00:00Z"},{"amount":2}]"#).records(path)
        #expect(prices == [Price(amount: 1, since: Date(timeIntervalSinceReferenceDate: 0)), Price(amount: 2)])
    }

    @Test(arguments: ["", "{", "{}", "3"])
    func records_noList_throws(text: String) {
        #expect(throws: DocumentError.notRecords(path: "/prices.json")) {
            let _: [Price] = try sut(text).records("/prices.json")
        }
    }

    @Test(arguments: [
        (#"[{"amount":1},{}]"#, "amount", 2, "is missing"),
        (#"[{"amount":"1"}]"#, "amount", 1, "Int is expected"),
        (#"[{"amount":1,"since":"soon"}]"#, "since", 1, "'soon' is no date of ISO 8601"),
        (#"[{"amount":5.5}]"#, "amount", 1, "no Int can hold it"),
        (#"[{"amount":1},{"amount":1e30}]"#, "amount", 2, "no Int can hold it"),
        (#"[{"amount":9223372036854775808}]"#, "amount", 1, "no Int can hold it"),
        (#"[{"amount":1,"past":[1,5.5]}]"#, "past", 1, "no Array<Int> can hold it"),
        (#"[{"amount":1,"kind":"old"}]"#, "kind", 1, "'old' is none of its values"),
        (#"[{"amount":1,"kind":3}]"#, "kind", 1, "String is expected"),
        ("[null]", "", 1, "an object is expected"),
        ("[[]]", "", 1, "an object is expected"),
    ])
    func records_wrongField_isNamed(text: String, field: String, record: Int, reason: String) {
        let error = DocumentError.wrongField(field, record: record, reason: reason, path: "/prices.json")
        #expect(throws: error) { let _: [Price] = try sut(text).records("/prices.json") }
    }

    @Test func records_noFile_throws() {
        #expect(throws: FileError(.missing, path: "/none.json")) {
            let _: [Price] = try sut("[]").records("none.json")
        }
    }

    private func sut(_ text: String) -> DocumentRepository {
        DocumentRepository(.inMemory(["/prices.json": text]))
    }
}
