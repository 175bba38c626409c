/// The stored notes. Each operation is one transaction.
public struct NoteRepository: Sendable {
    private let table: Table<Note>

    public init(_ sqliteClient: SQLiteClient) {
        table = Table(sqliteClient)
    }

    public func notes(_ query: ListQuery = .all) throws -> [Note] {
        try table.records(query)
    }

    /// The note whose id begins with `id`.
    public func note(_ id: String) throws -> Note {
        try table.record(id)
    }

    public func insert(_ note: Note) throws {
        try table.insert(note)
    }

    /// All of them, or none.
    public func insert(_ notes: [Note]) throws {
        try table.insert(notes)
    }

    /// Writes the fields that differ from `original`.
    public func update(
        _ note: Note,
        from original: Note
    ) throws {
        try table.update(note, from: original)
    }

    public func remove(_ id: Note.ID) throws {
        try table.remove(id)
    }
}
