/// A database file, opened at its first use, with one transaction at a time.
public final class SQLiteDatabase: Sendable {
    private let path: String
    private let records: [any Record.Type]
    private let connection = Locked<SQLiteConnection?>(nil)

    /// - Parameter path: the file, made with its folder where they are missing, or `:memory:`.
    public convenience init(path: String) {
        self.init(path: path, records: Schema.records)
    }

    /// - Parameter records: those that the file has tables for.
    init(path: String, records: [any Record.Type]) {
        self.path = path
        self.records = records
    }

    public func transaction(_ access: SQLiteAccess, _ body: (SQLiteConnection) throws -> Void) throws {
        try connection.withLock { connection in
            let open = try connection ?? opened()
            connection = open
            try open.transaction(access, body)
        }
    }

    private func opened() throws -> SQLiteConnection {
        try DataFolder.make(for: path)
        return try SQLiteConnection(path: path, records: records)
    }
}
