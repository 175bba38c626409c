import DataSource
import Model

extension Note {
    /// A note with every field filled in.
    public static let fixture = Note(
        id: .fixture,
        title: "title",
        body: "body",
        pinned: true,
        count: 6,
        due: Date(timeIntervalSinceReferenceDate: 820_345_600)
    )
}

extension SQLiteClient {
    /// A database with these notes in it.
    public static func holding(notes: [Note]) throws -> SQLiteClient {
        let client = SQLiteClient.testValue
        let noteRepository = NoteRepository(client)
        for note in notes { try noteRepository.insert(note) }
        return client
    }
}

extension AppDependencies {
    /// An app with these notes in its database.
    public static func holding(notes: [Note]) throws -> AppDependencies {
        .testDependencies(sqliteClient: try .holding(notes: notes))
    }
}
