@testable import DataSource

/// A record of the tests, with a column of every kind.
struct SampleRecord: Record, Equatable {
    var id = UUID.zero
    var title = ""
    var body: String?
    var isDone = false
    var count = 0
    var weight = 0.0
    var made = Date(timeIntervalSinceReferenceDate: 0)
    var due: Date?
    var link: URL?
    var image = Data()

    static let table = "sample"
    static let empty = SampleRecord()

    var columns: [Column] {
        [
            Column("id", id),
            Column("title", title),
            Column("body", body),
            Column("isDone", isDone),
            Column("count", count),
            Column("weight", weight),
            Column("made", made),
            Column("due", due),
            Column("link", link),
            Column("image", image),
        ]
    }
}

extension SampleRecord {
    init(row: inout SQLiteRow) throws {
        id = try row.next()
        title = try row.next()
        body = try row.next()
        isDone = try row.next()
        count = try row.next()
        weight = try row.next()
        made = try row.next()
        due = try row.next()
        link = try row.next()
        image = try row.next()
    }
}
