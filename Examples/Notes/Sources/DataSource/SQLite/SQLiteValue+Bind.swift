import CSQLite

extension SQLiteValue {
    /// Returns SQLite's result code. It refuses a value of too many bytes, so their count may be clamped.
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null: sqlite3_bind_null(statement, index)
        case let .integer(number): sqlite3_bind_int64(statement, index, number)
        case let .real(number): sqlite3_bind_double(statement, index, number)
        case let .text(text): csqlite_bind_text(statement, index, text, Int32(clamping: text.utf8.count))
        case let .blob(data):
            data.withUnsafeBytes { csqlite_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count)) }
        }
    }
}
