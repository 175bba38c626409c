/// A database file, opened at its first use, and again when another one lies in its place; one transaction at a time.
public final class SQLiteDatabase: Sendable {
    private let path: String
    private let schema: SQLiteSchema
    private let connection = Locked<SQLiteConnection?>(nil)

    /// - Parameter path: the file, made with its folder where they are missing, or `:memory:`.
    public convenience init(path: String) {
        self.init(path: path, schema: .app)
    }

    init(path: String, schema: SQLiteSchema) {
        self.path = path
        self.schema = schema
    }

    public func transaction(_ access: SQLiteAccess, _ body: (SQLiteConnection) throws -> Void) throws {
        try connection.withLock { connection in
            if connection?.hasMoved == true { connection = nil }
            do {
                let open = try connection ?? opened(.shared)
                connection = open
                try open.transaction(access, body)
            } catch SQLiteError.full where connection == nil {
                // Not kept, so that the others wait for one transaction only.
                try opened(.exclusive).transaction(access, body)
            } catch let error as SQLiteError where error.isDamage {
                // Nothing is kept open that holds a lock on such a file: it may be mended, or replaced.
                connection = nil
                throw error
            }
        }
    }

    private func opened(_ sharing: SQLiteSharing) throws -> SQLiteConnection {
        try DataFolder.make(for: path)
        return try SQLiteConnection(path: path, schema: schema, sharing: sharing)
    }
}
