import CSQLite

/// The row a query is at. Its cells are read from left to right.
struct SQLiteRow {
    private let statement: OpaquePointer
    private let table: String
    private let path: String
    private var index: Int32 = 0

    init(_ statement: OpaquePointer, table: String, path: String) {
        self.statement = statement
        self.table = table
        self.path = path
    }

    mutating func next<Value: ColumnValue>() throws -> Value {
        defer { index += 1 }
        guard let value = Value(cell) else {
            throw SQLiteError.wrongCell(table: table, column: column, path: path)
        }
        return value
    }

    private var column: String {
        sqlite3_column_name(statement, index).map { String(cString: $0) } ?? "\(index + 1)"
    }

    private var cell: SQLiteValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT: .text(String(decoding: bytes(sqlite3_column_text(statement, index)), as: UTF8.self))
        case SQLITE_BLOB: .blob(Data(bytes(sqlite3_column_blob(statement, index))))
        default: .null
        }
    }

    private func bytes(_ start: UnsafeRawPointer?) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
    }
}
