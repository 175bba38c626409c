import DataSource

/// Finds and changes notes, and tells those who show them.
public struct NoteService: Sendable {
    private let appStateClient: AppStateClient
    private let documentRepository: DocumentRepository
    private let noteRepository: NoteRepository
    private let uuidClient: UUIDClient

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
        documentRepository = DocumentRepository(appDependencies.fileManagerClient)
        noteRepository = NoteRepository(appDependencies.sqliteClient)
        uuidClient = appDependencies.uuidClient
    }

    public func notes(_ query: ListQuery) throws -> [Note] {
        try noteRepository.notes(query)
    }

    /// The note whose id begins with `id`.
    public func note(_ id: String) throws -> Note {
        try noteRepository.note(id)
    }

    public func add(_ note: Note) throws -> Note {
        var added = try checked(note)
        added.id = uuidClient.uuid()
        try noteRepository.insert(added)
        appStateClient.send(\.notesChanged)
        return added
    }

    /// Adds the notes in a file, with the ids that they have there: all of them, or none.
    public func importAll(from path: String) throws {
        let notes: [Note] = try documentRepository.records(path)
        try noteRepository.insert(notes.numbered(checked))
        appStateClient.send(\.notesChanged)
    }

    public func change(
        _ note: Note,
        from original: Note
    ) throws -> Note {
        let changed = try checked(note)
        try noteRepository.update(changed, from: original)
        appStateClient.send(\.notesChanged)
        return changed
    }

    public func remove(_ id: Note.ID) throws {
        try noteRepository.remove(id)
        appStateClient.send(\.notesChanged)
    }

    /// As it is stored: the title without blanks around it, and not empty.
    private func checked(_ note: Note) throws -> Note {
        var checked = note
        try checked.title.require("title")
        return checked
    }
}
