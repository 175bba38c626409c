import DataSource
import Observation

/// The __features_name__ as a list: loads them, follows their changes, opens one and adds one.
@MainActor @Observable public final class __Feature__ListStore: Failing {
    private let appStateClient: AppStateClient
    private let __feature__Service: __Feature__Service
    private let changes = TaskSlot()

    public private(set) var __features__: [__Feature__]
    public private(set) var query: ListQuery
    public private(set) var path: [Path]
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        __features__: [__Feature__] = [],
        query: ListQuery = .all,
        path: [Path] = [],
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        __feature__Service = __Feature__Service(appDependencies)
        self.__features__ = __features__
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

        case let .loadResponse(.success(__features__)):
            self.__features__ = __features__
            failure = nil

        case let .importButtonTapped(path):
            await send(.importResponse(Result { try __feature__Service.importAll(from: path) }))

        case .importResponse(.success):
            await load()

        case let .loadResponse(.failure(error)), let .importResponse(.failure(error)):
            failure = error

        case let .addButtonTapped(appDependencies):
            openEditor(id: nil, appDependencies)

        case let .__feature__Selected(id, appDependencies):
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
        await send(.loadResponse(Result { try __feature__Service.__features__(query) }))
    }

    private func followChanges() {
        let stream = appStateClient.withLock(\.__features__Changed.stream)
        changes.run { [weak self] in
            for await _ in stream { await self?.load() }
        }
    }

    private func openDetail(id: String, _ appDependencies: AppDependencies) {
        let detail = __Feature__DetailStore(appDependencies, id: id) { [weak self] in
            await self?.send(.detail($0))
        }
        path.append(.detail(detail))
    }

    private func openEditor(id: String?, _ appDependencies: AppDependencies) {
        let editor = __Feature__EditorStore(appDependencies, id: id) { [weak self] in
            await self?.send(.editor($0))
        }
        path.append(.editor(editor))
    }

    public enum Action: Sendable {
        case task
        case onDisappear
        case queryChanged(ListQuery)
        case loadResponse(Result<[__Feature__], any Error>)
        case importButtonTapped(path: String)
        case importResponse(Result<Void, any Error>)
        case addButtonTapped(AppDependencies)
        case __feature__Selected(String, AppDependencies)
        case detail(__Feature__DetailStore.Action)
        case editor(__Feature__EditorStore.Action)
        case doneButtonTapped
    }

    public enum Path: Destination {
        case detail(__Feature__DetailStore)
        case editor(__Feature__EditorStore)

        public var store: AnyObject {
            switch self {
            case let .detail(store): store
            case let .editor(store): store
            }
        }
    }
}
