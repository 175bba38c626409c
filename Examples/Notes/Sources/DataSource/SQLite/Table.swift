/// The table of one kind of record: all the SQL of the app, with bound values only.
struct Table<Row: Record>: Sendable {
    private let sqliteClient: SQLiteClient

    init(_ sqliteClient: SQLiteClient) {
        self.sqliteClient = sqliteClient
    }

    func records(_ query: ListQuery) throws -> [Row] {
        let lists = Set(Row.emptyColumns.filter(\.isList).map(\.name))
        let matches = query.matches.filter { !lists.contains($0.field) }
        let conditions = matches.map { "\($0.field.quoted) IS ?" }
        let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        let sort = Row.emptyColumns.first { $0.name == query.sort }?.order ?? "rowid"
        let order = query.order == .forward ? "ASC" : "DESC"
        let rows = try select("\(filter) ORDER BY \(sort) \(order), rowid", matches.map(\.value))
        let others = query.matches.filter { lists.contains($0.field) }
        guard !query.search.isEmpty || !others.isEmpty else { return rows }
        return rows.filter { row in
            (query.search.isEmpty || row.contains(query.search)) && others.allSatisfy(row.matches)
        }
    }

    /// The one record whose id begins with `id`.
    func record(_ id: String) throws -> Row {
        guard !id.isEmpty else { throw RecordError.missing(kind: Row.table, id: id) }
        let first = id.uppercased()
        let found = try select("WHERE id BETWEEN ? AND ? ORDER BY id LIMIT 2", [.text(first), .text(first + "~")])
        guard let record = found.first else { throw RecordError.missing(kind: Row.table, id: id) }
        guard found.count == 1 else { throw RecordError.ambiguous(kind: Row.table, id: id) }
        return record
    }

    func insert(_ record: Row) throws {
        try sqliteClient.transaction(.write) { connection in try insert(record, connection) }
    }

    /// All of them, or none.
    func insert(_ records: [Row]) throws {
        try sqliteClient.transaction(.write) { connection in
            _ = try records.numbered { try insert($0, connection) }
        }
    }

    private func insert(_ record: Row, _ connection: SQLiteConnection) throws {
        let columns = record.columns
        let names = columns.map(\.name.quoted).joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let sql = "INSERT INTO \(Row.table.quoted) (\(names)) VALUES (\(marks))"
        do {
            try connection.run(sql, columns.map(\.value.cell))
        } catch let error as SQLiteError where error.isAboutUniqueness {
            throw RecordError.exists(kind: Row.table, id: record.id.uuidString)
        }
    }

    /// Writes the fields that differ, so that two people who change different fields both keep their change.
    func update(_ record: Row, from original: Row) throws {
        let changed = zip(record.columns, original.columns).filter { $0.value.cell != $1.value.cell }.map(\.0)
        guard !changed.isEmpty else { return }
        let assignments = changed.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
        let values = changed.map(\.value.cell) + [record.id.cell]
        let count = try write("UPDATE \(Row.table.quoted) SET \(assignments) WHERE id = ?", values)
        guard count > 0 else { throw RecordError.missing(kind: Row.table, id: record.id.uuidString) }
    }

    func remove(_ id: Row.ID) throws {
        let count = try write("DELETE FROM \(Row.table.quoted) WHERE id = ?", [id.cell])
        guard count > 0 else { throw RecordError.missing(kind: Row.table, id: id.uuidString) }
    }

    private func select(_ clauses: String, _ values: [SQLiteValue]) throws -> [Row] {
        let names = Row.emptyColumns.map(\.name)
        var records: [Row] = []
        try sqliteClient.transaction(.read) { connection in
            try connection.select(names, from: Row.table, clauses, values) { records.append(try Row(row: &$0)) }
        }
        return records
    }

    private func write(_ sql: String, _ values: [SQLiteValue]) throws -> Int {
        var count = 0
        try sqliteClient.transaction(.write) { connection in
            count = try connection.run(sql, values)
        }
        return count
    }
}
