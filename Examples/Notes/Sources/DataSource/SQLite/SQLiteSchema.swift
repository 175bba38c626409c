/// Whose a database file is, and what it holds.
struct SQLiteSchema: Sendable {
    let application: String
    let migrations: [Migration]
    let records: [any Record.Type]

    static let app = SQLiteSchema(
        application: Schema.application,
        migrations: Schema.migrations,
        records: Schema.records
    )

    /// The `user_version` of a file that has seen every migration. A new file has 0.
    var version: Int { migrations.count + 1 }

    /// The `application_id`, https://sqlite.org/pragma.html#pragma_application_id: the name, folded to 32 bits.
    var applicationID: Int { Int(application.utf8.reduce(Int32(1)) { $0 &* 31 &+ Int32($1) }) }
}
