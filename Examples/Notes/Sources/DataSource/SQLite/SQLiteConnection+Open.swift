import CSQLite

extension SQLiteConnection {
    /// Before anything is written, so that the file of another app stays as it is. One that holds nothing is anybody's.
    func refuseForeign() throws {
        let holdsSomething = "WHERE EXISTS (SELECT * FROM sqlite_master)"
        try select(["application_id"], from: "pragma_application_id", holdsSomething) { row in
            guard try row.next() == schema.applicationID else { throw SQLiteError.foreign(path: path) }
        }
    }

    /// Readers and a writer do not wait for each other. SQLite's own patience does not cover this change of the mode:
    /// it tells processes that make the file at the same moment that it is locked. So this waits.
    func writeAhead() throws {
        for _ in 0..<Self.patience / Self.pause {
            do {
                return try setWriteAhead()
            } catch SQLiteError.busy {
                sqlite3_sleep(Self.pause)
            }
        }
        try setWriteAhead()
    }

    private func setWriteAhead() throws {
        try run("PRAGMA journal_mode = WAL")
    }

    /// Milliseconds.
    private static let pause: Int32 = 10
}
