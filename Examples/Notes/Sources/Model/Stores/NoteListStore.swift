import DataSource
import Observation

/// The notes as a list: loads them, follows their changes, opens one and adds one.
@MainActor @Observable public final class NoteListStore: Failing {
    private let appStateClient: AppStateClient
    private let noteService: NoteService
    private let changes = TaskSlot()

    public private(set) var notes: [Note]
    public private(set) var query: ListQuery
    public private(set) var path: [Path]
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        notes: [Note] = [],
        query: ListQuery = .all,
        path: [Path] = [],
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        noteService = NoteService(appDependencies)
        self.notes = notes
        self.query = query
        self.path = path
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

        case let .queryChanged(query):
            self.query = query
            await load()

        case let .loadResponse(.success(notes)):
            self.notes = notes
            failure = nil

        case let .importButtonTapped(path):
            await send(.importResponse(Result { try noteService.importAll(from: path) }))

        case .importResponse(.success):
            await load()

        case let .loadResponse(.failure(error)), let .importResponse(.failure(error)):
            failure = error

        case let .addButtonTapped(appDependencies):
            openEditor(id: nil, appDependencies)

        case let .noteSelected(id, appDependencies):
            openDetail(id: id, appDependencies)

        case let .detail(.editButtonTapped(id, appDependencies)):
            openEditor(id: id, appDependencies)

        case .detail(.removeResponse(.success)), .detail(.doneButtonTapped),
            .editor(.saveResponse(.success)), .editor(.cancelButtonTapped):
            _ = path.popLast()

        case .detail, .editor, .doneButtonTapped:
            break
        }
    }

    private func load() async {
        await send(.loadResponse(Result { try noteService.notes(query) }))
    }

    private func followChanges() {
        let stream = appStateClient.withLock(\.notesChanged.stream)
        changes.run { [weak self] in
            for await _ in stream { await self?.load() }
        }
    }

    private func openDetail(id: String, _ appDependencies: AppDependencies) {
        let detail = NoteDetailStore(appDependencies, id: id) { [weak self] in
            await self?.send(.detail($0))
        }
        path.append(.detail(detail))
    }

    private func openEditor(id: String?, _ appDependencies: AppDependencies) {
        let editor = NoteEditorStore(appDependencies, id: id) { [weak self] in
            await self?.send(.editor($0))
        }
        path.append(.editor(editor))
    }

    public enum Action: Sendable {
        case task
        case onDisappear
        case queryChanged(ListQuery)
        case loadResponse(Result<[Note], any Error>)
        case importButtonTapped(path: String)
        case importResponse(Result<Void, any Error>)
        case addButtonTapped(AppDependencies)
        case noteSelected(String, AppDependencies)
        case detail(NoteDetailStore.Action)
        case editor(NoteEditorStore.Action)
        case doneButtonTapped
    }

    public enum Path: Destination {
        case detail(NoteDetailStore)
        case editor(NoteEditorStore)

        public var store: AnyObject {
            switch self {
            case let .detail(store): store
            case let .editor(store): store
            }
        }
    }
}
