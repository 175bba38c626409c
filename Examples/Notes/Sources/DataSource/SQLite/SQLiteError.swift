import CSQLite

/// What went wrong with the database file at `path`.
public enum SQLiteError: Error, Equatable {
    /// Another program writes, and went on for longer than this one waits.
    case busy(path: String)

    /// There is no room left on the disk, or none that this user may fill.
    case full(path: String)

    /// The file was written by another app.
    case foreign(path: String)

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

    /// Whether the file is a broken database, or none.
    var isDamage: Bool {
        if case let .failed(code, _, _) = self { [SQLITE_NOTADB, SQLITE_CORRUPT].contains(code) } else { false }
    }

    /// Whether the file holds what this app cannot read, and not that reading or writing failed.
    public var isAboutContent: Bool {
        switch self {
        case .failed: isDamage
        case .foreign, .newer, .wrongCell: true
        case .busy, .full: false
        }
    }
}
