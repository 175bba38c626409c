import CSQLite

/// What went wrong with the database file at `path`.
public enum SQLiteError: Error, Equatable {
    /// SQLite's result code (https://sqlite.org/rescode.html) and sentence.
    case failed(code: Int32, message: String, path: String)

    /// The file was written by a later version of the app.
    case newer(version: Int, path: String)

    /// A cell that the app did not write, or wrote when the field had another type.
    case wrongCell(table: String, column: String, path: String)

    /// Whether the value of a key is there already.
    var isAboutUniqueness: Bool {
        if case .failed(SQLITE_CONSTRAINT, _, _) = self { true } else { false }
    }

    /// Whether the file holds what this app cannot read, and not that reading or writing failed.
    public var isAboutContent: Bool {
        switch self {
        case let .failed(code, _, _): [SQLITE_NOTADB, SQLITE_CORRUPT].contains(code)
        case .newer, .wrongCell: true
        }
    }
}
