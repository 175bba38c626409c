import DataSource
import Observation

/// The form of a note: of a new one, or of the one named by `id`.
@MainActor @Observable public final class NoteEditorStore: Failing {
    private let noteService: NoteService

    public private(set) var id: String?
    /// As it is stored; nil for a new one, and until it is loaded.
    public private(set) var original: Note?
    public private(set) var note: Note
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        id: String? = nil,
        original: Note? = nil,
        note: Note = .empty,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        noteService = NoteService(appDependencies)
        self.id = id
        self.original = original
        self.note = note
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            guard let id else { return }
            await send(.loadResponse(Result { try noteService.note(id) }))

        case let .loadResponse(.success(note)):
            original = note
            self.note = note
            failure = nil

        case let .titleChanged(title):
            self.note.title = title

        case let .bodyChanged(body):
            self.note.body = body

        case let .pinnedToggleSwitched(pinned):
            self.note.pinned = pinned

        case let .countChanged(count):
            self.note.count = count

        case let .dueChanged(due):
            self.note.due = due

        case .saveButtonTapped:
            await send(.saveResponse(Result { try save() }))

        case let .saveResponse(.success(note)):
            id = note.id.uuidString
            original = note
            self.note = note
            failure = nil

        case let .loadResponse(.failure(error)), let .saveResponse(.failure(error)):
            failure = error

        case .cancelButtonTapped:
            break
        }
    }

    private func save() throws -> Note {
        if let original { return try noteService.change(note, from: original) }
        if let id { throw RecordError.missing(kind: "note", id: id) }
        return try noteService.add(note)
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<Note, any Error>)
        case titleChanged(String)
        case bodyChanged(String?)
        case pinnedToggleSwitched(Bool)
        case countChanged(Int)
        case dueChanged(Date?)
        case saveButtonTapped
        case saveResponse(Result<Note, any Error>)
        case cancelButtonTapped
    }
}
