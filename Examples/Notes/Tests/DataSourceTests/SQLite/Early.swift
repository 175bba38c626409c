@testable import DataSource

/// `SampleRecord` before it had all of its fields, and with one that it lost.
struct Early: Record, Equatable {
    var id = UUID.zero
    var lost = Date(timeIntervalSinceReferenceDate: 0)

    static let table = SampleRecord.table
    static let empty = Early()

    var columns: [Column] {
        [Column("id", id), Column("lost", lost)]
    }
}

extension Early {
    init(row: inout SQLiteRow) throws {
        id = try row.next()
        lost = try row.next()
    }
}
