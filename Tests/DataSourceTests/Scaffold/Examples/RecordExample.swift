import TestSupport
import Testing

@testable import DataSource

/// A book, as it is stored.
private struct Book: Record, Equatable {
    var id = UUID.zero
    var title = ""
    var year: Int?

    static let table = "book"
    static let empty = Book()

    var columns: [Column] {
        [Column("id", id), Column("title", title), Column("year", year)]
    }
}

extension Book {
    init(row: inout SQLiteRow) throws {
        id = try row.next()
        title = try row.next()
        year = try row.next()
    }
}

/// The stored books. Each operation is one transaction.
private struct BookRepository: Sendable {
    private let table: Table<Book>

    init(_ sqliteClient: SQLiteClient) {
        table = Table(sqliteClient)
    }

    func books(_ query: ListQuery = .all) throws -> [Book] {
        try table.records(query)
    }

    func insert(_ book: Book) throws {
        try table.insert(book)
    }

    func update(_ book: Book, from original: Book) throws {
        try table.update(book, from: original)
    }
}

struct RecordExample {
    private let momo = Book(id: .fixture, title: "Momo", year: 1973)
    private let emma = Book(id: .zero, title: "Emma")
    private let sut: BookRepository

    init() throws {
        sut = BookRepository(SQLiteClient(records: [Book.self]))
        try sut.insert(momo)
        try sut.insert(emma)
    }

    @Test func books_query_areFoundAndSorted() throws {
        #expect(try sut.books() == [momo, emma])
        #expect(try sut.books(ListQuery(search: "mom")) == [momo])
        #expect(try sut.books(ListQuery(matches: [.init(field: "year", value: .null)])) == [emma])
        #expect(try sut.books(ListQuery(sort: "title")) == [emma, momo])
    }

    @Test func update_twoPeopleChangeDifferentFields_bothChangesStay() throws {
        try sut.update(Book(id: .zero, title: "Emma", year: 1815), from: emma)
        try sut.update(Book(id: .zero, title: "EMMA"), from: emma)
        #expect(try sut.books(ListQuery(search: "emma")) == [Book(id: .zero, title: "EMMA", year: 1815)])
    }
}
