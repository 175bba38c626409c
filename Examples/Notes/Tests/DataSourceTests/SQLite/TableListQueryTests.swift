import TestSupport
import Testing

@testable import DataSource

/// A list is found by some of its elements.
struct TableListQueryTests {
    private static let wood = TaggedRecord(id: .fixture, tags: ["wood", "a\nb"], prices: [1, Decimal(7) / 100])
    private static let none = TaggedRecord()

    @Test(
        arguments: [
            (["tags": ["wood"].cell], [wood]),
            (["tags": ["a\nb", "wood"].cell], [wood]),
            (["tags": ["wood", "iron"].cell], []),
            (["tags": ["woo"].cell], []),
            (["tags": [String]().cell], [none]),
            (["prices": [Decimal(7) / 100].cell], [wood]),
            (["prices": [Decimal]().cell], []),
            (["prices": SQLiteValue.null], [none]),
            (["prices": [Decimal(1)].cell, "tags": [String]().cell], []),
        ] as [([String: SQLiteValue], [TaggedRecord])]
    )
    func records_elements_thoseThatHaveAll(wanted: [String: SQLiteValue], expected: [TaggedRecord]) throws {
        let sut = try Table<TaggedRecord>.holding(Self.wood, Self.none)
        let matches = wanted.map { ListQuery.Match(field: $0, value: $1) }
        #expect(try sut.records(ListQuery(matches: matches)) == expected)
    }

    @Test func records_elementsAndSearch_bothMustHold() throws {
        let sut = try Table<TaggedRecord>.holding(Self.wood, TaggedRecord(tags: ["wood"]))
        let match = ListQuery.Match(field: "tags", value: ["wood"].cell)
        #expect(try sut.records(ListQuery(search: "A\nB", matches: [match])) == [Self.wood])
    }
}
