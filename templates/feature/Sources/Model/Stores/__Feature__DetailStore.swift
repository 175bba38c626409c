import DataSource
import Observation

/// __A_feature__ in full, named by its id or the beginning of it: follows its changes and removes it.
@MainActor @Observable public final class __Feature__DetailStore: Failing {
    private let appStateClient: AppStateClient
    private let __feature__Service: __Feature__Service
    private let changes = TaskSlot()

    public private(set) var id: String
    public private(set) var __feature__: __Feature__
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        id: String,
        __feature__: __Feature__ = .empty,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        __feature__Service = __Feature__Service(appDependencies)
        self.id = id
        self.__feature__ = __feature__
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

        case let .loadResponse(.success(__feature__)):
            id = __feature__.id.uuidString
            self.__feature__ = __feature__
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
        await send(.loadResponse(Result { try __feature__Service.__feature__(id) }))
    }

    private func remove() async {
        await send(.removeResponse(Result { try __feature__Service.remove(__feature__.id) }))
    }

    private func followChanges() {
        let stream = appStateClient.withLock(\.__features__Changed.stream)
        changes.run { [weak self] in
            for await _ in stream { await self?.load() }
        }
    }

    public enum Action: Sendable {
        case task
        case onDisappear
        case loadResponse(Result<__Feature__, any Error>)
        case editButtonTapped(String, AppDependencies)
        case removeButtonTapped
        case removeResponse(Result<Void, any Error>)
        case doneButtonTapped
    }
}
