import Testing

@testable import DataSource

/// Values that are stored as something else than one of SQLite's own.
struct ColumnValueCodingTests {
    @Test func cell_enum_isThatOfItsRawValue() {
        #expect(Status.open.cell == .text("open"))
        #expect(Status(SQLiteValue.text("open")) == .open)
        #expect(Status(SQLiteValue.text("gone")) == nil)
        #expect(Status(SQLiteValue.integer(1)) == nil)
    }

    @Test(arguments: ["0", "-1.50", "79228162514264337593543950335", "0.1"])
    func cell_decimal_keepsEveryDigit(text: String) throws {
        let number = try #require(Decimal(string: text))
        #expect(Decimal(number.cell) == number)
    }

    @Test func cell_value_isJSONInOneOrderOfKeys() {
        let tag = Tag(name: "a/b", weight: .infinity)
        #expect(tag.cell == .text(#"{"name":"a/b","weight":"inf"}"#))
        #expect(Tag(tag.cell) == tag)
        #expect(Tag(SQLiteValue.text("{}")) == nil)
        #expect(Tag(SQLiteValue.null) == nil)
    }

    @Test func cell_array_isJSON() {
        #expect([Int]().cell == .text("[]"))
        #expect(["a", "\""].cell == .text(#"["a","\""]"#))
        #expect([Tag]([Tag(name: "a", weight: 1)].cell) == [Tag(name: "a", weight: 1)])
        #expect([Date]([Date.distantFuture].cell) == [.distantFuture])
        #expect([Int](SQLiteValue.text("{}")) == nil)
    }

    @Test func texts_value_areWhatAPersonWrote() {
        let tag = Tag(name: "a \"b\"", weight: 1)
        #expect(tag.texts == ["a \"b\""])
        #expect([tag, tag].texts == ["a \"b\"", "a \"b\""])
        #expect([Tag]?.none.texts == [])
        #expect(["a\n", ""].texts == ["a\n", ""])
        #expect(Owner(id: "3F2A", tags: [tag], tag: nil).texts == ["a \"b\""])
        #expect([3.texts, Data([97]).texts] == [[], []])
    }

    @Test func order_optional_isThatOfItsValue() {
        #expect(Decimal?.order(by: "price") == "CAST(price AS REAL)")
        #expect(Status?.order(by: "status") == "status COLLATE NOCASE")
    }

    @Test func records_sortedByDecimal_asNumbers() throws {
        let prices = [Price(10), Price(9), Price(nil), Price(-1)]
        let table = Table<Price>(SQLiteClient(records: [Price.self]))
        for price in prices { try table.insert(price) }
        #expect(try table.records(ListQuery(sort: "price")).map(\.price) == [nil, -1, 9, 10])
    }
}

private enum Status: String, ColumnValue {
    case open
}

private struct Tag: JSONColumnValue, Equatable {
    var name: String
    var weight: Double
}

private struct Owner: JSONColumnValue {
    var id: String
    var tags: [Tag]
    var tag: Tag?
}

private struct Price: Record {
    var id = UUID()
    var price: Decimal?

    static let table = "price"
    static let empty = Price(nil)

    init(_ price: Decimal?) {
        self.price = price
    }

    init(row: inout SQLiteRow) throws {
        id = try row.next()
        price = try row.next()
    }

    var columns: [Column] {
        [Column("id", id), Column("price", price)]
    }
}
