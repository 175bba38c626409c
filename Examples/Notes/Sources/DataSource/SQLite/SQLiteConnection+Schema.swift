extension SQLiteConnection {
    /// What the app raised the file to; 0 in a new one.
    var version: Int {
        get throws {
            var version = 0
            try select(["user_version"], from: "pragma_user_version") { version = try $0.next() }
            return version
        }
    }

    /// Brings the file up to the app's schema: plans first, and takes the write lock only when something is to be done.
    func migrate(_ records: [any Record.Type]) throws {
        guard try !transaction(.read, { try $0.migration(records) }).isEmpty else { return }
        try transaction(.write) { connection in
            try connection.refuseNewer()
            for sql in try connection.migration(records) { try connection.run(sql) }
        }
    }

    private func migration(_ records: [any Record.Type]) throws -> [String] {
        let stamp = try version < Schema.version ? ["PRAGMA user_version = \(Schema.version)"] : []
        return try records.flatMap { try missing($0) } + stamp
    }

    /// The table of a record, or the columns it lacks; these get the values of the empty record.
    private func missing(_ record: any Record.Type) throws -> [String] {
        let present = try names(ofColumnsIn: record.table)
        let columns = record.emptyColumns
        guard !present.isEmpty else {
            let declarations = columns.map(\.declaration) + ["PRIMARY KEY (id)"]
            return ["CREATE TABLE \(record.table.quoted) (\(declarations.joined(separator: ", ")))"]
        }
        return columns.filter { !present.contains($0.name) }.map { column in
            "ALTER TABLE \(record.table.quoted) ADD COLUMN \(column.declaration)"
        }
    }

    private func names(ofColumnsIn table: String) throws -> Set<String> {
        var names: Set<String> = []
        try select(["name"], from: "pragma_table_info", "WHERE arg = ?", [.text(table)]) { names.insert(try $0.next()) }
        return names
    }
}
