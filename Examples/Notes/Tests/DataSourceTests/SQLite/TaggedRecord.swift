@testable import DataSource

/// A record of the tests, with columns that hold lists.
struct TaggedRecord: Record, Equatable {
    var id = UUID.zero
    var tags: [String] = []
    var prices: [Decimal]?

    static let table = "tagged"
    static let empty = TaggedRecord()

    var columns: [Column] { [Column("id", id), Column("tags", tags), Column("prices", prices)] }
}

extension TaggedRecord {
    init(row cells: inout SQLiteRow) throws {
        id = try cells.next()
        tags = try cells.next()
        prices = try cells.next()
    }
}
