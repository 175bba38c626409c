import DataSource
import Observation

/// A note in full, named by its id or the beginning of it: follows its changes and removes it.
@MainActor @Observable public final class NoteDetailStore: Failing {
    private let appStateClient: AppStateClient
    private let noteService: NoteService
    private let changes = TaskSlot()

    public private(set) var id: String
    public private(set) var note: Note
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        id: String,
        note: Note = .empty,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        noteService = NoteService(appDependencies)
        self.id = id
        self.note = note
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            followChanges()
            await load()

        case .onDisappear:
            changes.cancel()

        case let .loadResponse(.success(note)):
            id = note.id.uuidString
            self.note = note
            failure = nil

        case .removeButtonTapped:
            await remove()

        case let .loadResponse(.failure(error)), let .removeResponse(.failure(error)):
            failure = error

        case .removeResponse(.success):
            // Nothing is left to load.
            changes.cancel()

        case .editButtonTapped, .doneButtonTapped:
            break
        }
    }

    private func load() async {
        await send(.loadResponse(Result { try noteService.note(id) }))
    }

    private func remove() async {
        await send(.removeResponse(Result { try noteService.remove(note.id) }))
    }

    private func followChanges() {
        let stream = appStateClient.withLock(\.notesChanged.stream)
        changes.run { [weak self] in
            for await _ in stream { await self?.load() }
        }
    }

    public enum Action: Sendable {
        case task
        case onDisappear
        case loadResponse(Result<Note, any Error>)
        case editButtonTapped(String, AppDependencies)
        case removeButtonTapped
        case removeResponse(Result<Void, any Error>)
        case doneButtonTapped
    }
}
