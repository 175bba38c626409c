@testable import DataSource

/// `Early` with its field as another type, and without a value.
struct Retyped: Record, Equatable {
    var id = UUID.zero
    var lost: Int?

    static let table = SampleRecord.table
    static let empty = Retyped()

    var columns: [Column] {
        [Column("id", id), Column("lost", lost)]
    }
}

extension Retyped {
    init(row: inout SQLiteRow) throws {
        id = try row.next()
        lost = try row.next()
    }
}
