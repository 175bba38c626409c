import Testing

@testable import DataSource

struct TableQueryTests {
    private let apple = SampleRecord(id: UUID(number: 0xA1), title: "Äpfel", count: 2)
    private let banana = SampleRecord(id: UUID(number: 0xA2), title: "banana", body: "100% ripe", isDone: true)
    private let cherry = SampleRecord(id: UUID(number: 0xB1), title: "Cherry", count: 1, due: .distantFuture)

    @Test(arguments: [
        (ListQuery.all, "Äpfel banana Cherry"),
        (ListQuery(search: "äPF"), "Äpfel"),
        (ListQuery(search: "RIPE"), "banana"),
        (ListQuery(search: "%"), "banana"),
        (ListQuery(search: "_"), ""),
        (ListQuery(search: "a1"), ""),
        (ListQuery(matches: [ListQuery.Match(field: "due", value: .null)]), "Äpfel banana"),
        (ListQuery(matches: [ListQuery.Match(field: "due", value: Date.distantFuture.cell)]), "Cherry"),
        (ListQuery(matches: [ListQuery.Match(field: "isDone", value: true.cell)]), "banana"),
        (
            ListQuery(matches: [
                ListQuery.Match(field: "due", value: .null), ListQuery.Match(field: "count", value: 2.cell),
            ]), "Äpfel"
        ),
        (ListQuery(search: "e", matches: [ListQuery.Match(field: "due", value: .null)]), "Äpfel banana"),
        (ListQuery(sort: "count"), "banana Cherry Äpfel"),
        (ListQuery(sort: "count", order: .reverse), "Äpfel Cherry banana"),
        (ListQuery(sort: "title"), "banana Cherry Äpfel"),
        (ListQuery(sort: "due"), "Äpfel banana Cherry"),
        (ListQuery(sort: "isDone", order: .reverse), "banana Äpfel Cherry"),
        (ListQuery(order: .reverse), "Cherry banana Äpfel"),
    ])
    func records_query_theseInThisOrder(query: ListQuery, titles: String) throws {
        let sut = try Table.holding(apple, banana, cherry)
        #expect(try sut.records(query).map(\.title).joined(separator: " ") == titles)
    }

    @Test(arguments: ["B", "b", "B1", "B1000000-0000-0000-0000-000000000000", "b1000000-0000-0000-0000-000000000000"])
    func record_beginningOfOneID_isFound(id: String) throws {
        #expect(try Table.holding(apple, banana, cherry).record(id) == cherry)
    }

    @Test(arguments: ["a", "A"]) func record_beginningOfTwoIDs_throwsAmbiguous(id: String) throws {
        let sut = try Table.holding(apple, banana, cherry)
        #expect(throws: RecordError.ambiguous(kind: "sample", id: id)) { try sut.record(id) }
    }

    @Test(arguments: ["", "%", "_", "C", "B1~", "'", "1B"]) func record_noSuchID_throwsMissing(id: String) throws {
        let sut = try Table.holding(apple, banana, cherry)
        #expect(throws: RecordError.missing(kind: "sample", id: id)) { try sut.record(id) }
    }
}

extension UUID {
    /// An id that begins with this byte.
    fileprivate init(number: UInt8) {
        self.init(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}
