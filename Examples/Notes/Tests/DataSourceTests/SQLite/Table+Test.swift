@testable import DataSource

extension Table {
    /// A table of its own, in memory, with these records in it.
    static func holding(_ records: Row...) throws -> Table {
        let table = Table(SQLiteClient(records: [Row.self]))
        for record in records { try table.insert(record) }
        return table
    }

    /// The table in a file.
    static func at(_ path: String) -> Table {
        Table(SQLiteClient(path: path, records: [Row.self]))
    }
}

extension SQLiteClient {
    /// A database for a test's own records.
    init(path: String = ":memory:", records: [any Record.Type]) {
        self.init(SQLiteDatabase(path: path, records: records))
    }
}
