@testable import DataSource

extension Table {
    /// A table of its own, in memory, with these records in it.
    static func holding(_ records: Row...) throws -> Table {
        let table = Table(SQLiteClient(records: [Row.self]))
        for record in records { try table.insert(record) }
        return table
    }

    /// The table in a file, for an app with these migrations.
    static func at(_ path: String, _ migrations: Migration...) -> Table {
        Table(SQLiteClient(path: path, migrations: migrations, records: [Row.self]))
    }
}

extension SQLiteClient {
    /// A database for a test's own records.
    init(
        path: String = ":memory:",
        application: String = "test",
        migrations: [Migration] = [],
        records: [any Record.Type]
    ) {
        let schema = SQLiteSchema(application: application, migrations: migrations, records: records)
        self.init(SQLiteDatabase(path: path, schema: schema))
    }
}

extension SQLiteSchema {
    /// That of the app which the tests are about.
    static let sample = SQLiteSchema(application: "test", migrations: [], records: [SampleRecord.self])
}
