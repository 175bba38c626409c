extension Note: Record {
    static let table = "note"

    /// In the order in which `init(row:)` reads them.
    var columns: [Column] {
        [
            Column("id", id),
            Column("title", title),
            Column("body", body),
            Column("pinned", pinned),
            Column("count", count),
            Column("due", due),
        ]
    }

    init(row cells: inout SQLiteRow) throws {
        id = try cells.next()
        title = try cells.next()
        body = try cells.next()
        pinned = try cells.next()
        count = try cells.next()
        due = try cells.next()
    }
}
