/// One step from a version of the database file to the next, about a column that files of the older version have. A file
/// without it (the feature came later, or nobody used it) has nothing to change, and only gets the version.
struct Migration: Sendable {
    let column: String
    let table: String
    let sql: String

    /// - Parameter sql: one statement or several, for the tables as the migration before left them. Columns of the
    ///   records that are new by then are not there yet: add those it writes to.
    init(of column: String, in table: String, _ sql: String) {
        self.column = column
        self.table = table
        self.sql = sql
    }

    /// A column gets another name, and keeps what is in it.
    init(renaming column: String, to name: String, in table: String) {
        self.init(
            of: column,
            in: table,
            "ALTER TABLE \(table.quoted) RENAME COLUMN \(column.quoted) TO \(name.quoted)"
        )
    }
}
