import TestSupport
import Testing

@testable import DataSource

/// A book with its price: whole euros at first, and cents since the second version of the app.
private struct Book: Record, Equatable {
    var id = UUID.zero
    var price = 0

    static let table = "book"
    static let empty = Book()

    var columns: [Column] {
        [Column("id", id), Column("price", price)]
    }
}

extension Book {
    init(row: inout SQLiteRow) throws {
        id = try row.next()
        price = try row.next()
    }
}

struct MigrationExample {
    @Test func records_fileOfTheFirstVersion_pricesAreInCents() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("library.sqlite")
        let toCents = Migration(of: "price", in: "book", "UPDATE book SET price = price * 100")

        let first = Table<Book>(SQLiteClient(path: path, records: [Book.self]))
        try first.insert(Book(price: 12))
        let second = Table<Book>(SQLiteClient(path: path, migrations: [toCents], records: [Book.self]))
        #expect(try second.records(.all) == [Book(price: 1200)])
        #expect(throws: SQLiteError.newer(version: 2, path: path)) { try first.records(.all) }
    }
}
