import CSQLite

/// An open database file. Unchecked: `SQLiteDatabase` lets one thread at a time use it, and hands it out under its lock
/// only.
public final class SQLiteConnection: @unchecked Sendable {
    let id = UUID()
    let path: String
    let schema: SQLiteSchema
    private let handle: OpaquePointer

    /// Opens the file, or makes it: write-ahead log, every commit synced.
    ///
    /// - Parameter patience: how many milliseconds to wait for others.
    init(path: String, schema: SQLiteSchema, sharing: SQLiteSharing = .shared, patience: Int32 = 5000) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        guard code == SQLITE_OK, let handle else {
            defer { sqlite3_close_v2(handle) }
            throw SQLiteError.last(handle, code: code, path: path)
        }
        self.path = path
        self.schema = schema
        self.handle = handle
        sqlite3_busy_timeout(handle, patience)
        if sharing == .exclusive { try run("PRAGMA locking_mode = EXCLUSIVE") }
        try refuseForeign()
        try refuseNewer()
        try writeAhead(patience: patience)
        try run("PRAGMA synchronous = FULL")
        try migrate()
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Whether the file is gone from its path, or another one lies there.
    var hasMoved: Bool {
        var answer: Int32 = 0
        sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &answer)
        return answer != 0
    }

    /// Runs one statement and returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws -> Int {
        try step(sql, values) { _ in }
        return Int(sqlite3_changes(handle))
    }

    /// Runs all statements of a text.
    func execute(_ sql: String) throws {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// - Parameter clauses: what follows the table, such as `WHERE ... ORDER BY ...`.
    func select(
        _ columns: [String],
        from table: String,
        _ clauses: String = "",
        _ values: [SQLiteValue] = [],
        _ body: (inout SQLiteRow) throws -> Void
    ) throws {
        let names = columns.map(\.quoted).joined(separator: ", ")
        try step("SELECT \(names) FROM \(table.quoted) \(clauses)", values) { statement in
            var row = SQLiteRow(statement, table: table, path: path)
            try body(&row)
        }
    }

    private func step(_ sql: String, _ values: [SQLiteValue], _ body: (OpaquePointer) throws -> Void) throws {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        guard let statement else { return }
        defer { sqlite3_finalize(statement) }
        for (index, value) in zip(Int32(1)..., values) { try check(value.bind(to: statement, at: index)) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { return try check(code) }
            try body(statement)
        }
    }

    private func check(_ code: Int32) throws {
        guard code != SQLITE_OK else { return }
        throw SQLiteError.last(handle, code: code, path: path)
    }
}
