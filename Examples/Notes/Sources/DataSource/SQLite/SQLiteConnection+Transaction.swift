extension SQLiteConnection {
    /// All of `body`, or nothing when it throws. A write waits for the other writers before it reads anything.
    func transaction<Result>(_ access: SQLiteAccess, _ body: (SQLiteConnection) throws -> Result) throws -> Result {
        try run(access == .write ? "BEGIN IMMEDIATE" : "BEGIN")
        do {
            try refuseNewer()
            let result = try body(self)
            try run("COMMIT")
            return result
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }
}
