import CSQLite

extension SQLiteConnection {
    /// Before anything is written, so that the file of a later version stays as it is.
    func refuseNewer() throws {
        let version = try version
        guard version <= Schema.version else { throw SQLiteError.newer(version: version, path: path) }
    }

    /// Readers and a writer do not wait for each other. SQLite's own patience does not cover this change of the mode:
    /// it tells processes that make the file at the same moment that it is locked. So this waits.
    func writeAhead() throws {
        for _ in 0..<Self.patience / Self.pause {
            do {
                return try setWriteAhead()
            } catch SQLiteError.failed(SQLITE_BUSY, _, _) {
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
