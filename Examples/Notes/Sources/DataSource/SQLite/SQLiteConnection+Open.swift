import CSQLite

extension SQLiteConnection {
    /// Before anything is written, so that the file of another app stays as it is. One that holds nothing is anybody's.
    func refuseForeign() throws {
        let holdsSomething = "WHERE EXISTS (SELECT * FROM sqlite_master)"
        try select(["application_id"], from: "pragma_application_id", holdsSomething) { row in
            guard try row.next() == schema.applicationID else { throw SQLiteError.foreign(path: path) }
        }
    }

    /// Readers and a writer do not wait for each other. SQLite's own patience covers this change of the mode while
    /// others read, but not while they make the file at the same moment. So this waits instead, in both cases.
    ///
    /// - Parameter patience: in milliseconds.
    func writeAhead(patience: Int32) throws {
        let deadline = ContinuousClock.now + .milliseconds(patience)
        try run("PRAGMA busy_timeout = 0")
        while true {
            do {
                try run("PRAGMA journal_mode = WAL")
                break
            } catch SQLiteError.busy where ContinuousClock.now < deadline {
                sqlite3_sleep(Self.pause)
            }
        }
        try run("PRAGMA busy_timeout = \(patience)")
    }

    /// Milliseconds.
    private static let pause: Int32 = 10
}
