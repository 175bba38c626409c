extension SQLiteConnection {
    /// How many migrations the file has seen, and one more; 0 in a new one.
    var version: Int {
        get throws {
            var version = 0
            try select(["user_version"], from: "pragma_user_version") { version = try $0.next() }
            return version
        }
    }

    /// In every transaction, because a later version of the app may raise the file while this one has it open.
    func refuseNewer() throws {
        let version = try version
        guard version <= schema.version else { throw SQLiteError.newer(version: version, path: path) }
    }

    /// Brings the file up to the schema, with all of it or nothing, and takes the write lock only when something is to
    /// be done.
    func migrate() throws {
        guard try transaction(.read, { try !$0.isUpToDate }) else { return }
        try transaction(.write) { connection in
            let seen = max(0, try connection.version - 1)
            for (number, migration) in zip(1..., schema.migrations).dropFirst(seen) {
                try connection.run(migration, number: number)
            }
            for sql in try connection.missing { try connection.run(sql) }
            try connection.run("PRAGMA user_version = \(schema.version)")
            try connection.run("PRAGMA application_id = \(schema.applicationID)")
        }
    }

    private var isUpToDate: Bool {
        get throws { try version == schema.version && missing.isEmpty }
    }

    private func run(_ migration: Migration, number: Int) throws {
        guard try columns(of: migration.table).contains(migration.column.lowercased()) else { return }
        do {
            try execute(migration.sql)
        } catch let SQLiteError.failed(code, message, path) {
            throw SQLiteError.failed(code: code, message: "migration \(number): \(message)", path: path)
        }
    }

    /// The tables and columns of the records that are not there.
    private var missing: [String] {
        get throws { try schema.records.flatMap { try missing($0) } }
    }

    /// The table of a record, or the columns it lacks; these get the values of the empty record.
    private func missing(_ record: any Record.Type) throws -> [String] {
        let present = try columns(of: record.table)
        let columns = record.emptyColumns
        guard !present.isEmpty else {
            let declarations = columns.map(\.declaration) + ["PRIMARY KEY (id)"]
            return ["CREATE TABLE \(record.table.quoted) (\(declarations.joined(separator: ", ")))"]
        }
        return columns.filter { !present.contains($0.name.lowercased()) }.map { column in
            "ALTER TABLE \(record.table.quoted) ADD COLUMN \(column.declaration)"
        }
    }

    /// In lower case, because SQLite makes no difference.
    private func columns(of table: String) throws -> Set<String> {
        var columns: Set<String> = []
        try select(["name"], from: "pragma_table_info", "WHERE arg = ?", [.text(table)]) { row in
            let name: String = try row.next()
            columns.insert(name.lowercased())
        }
        return columns
    }
}
