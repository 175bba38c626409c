import DataSource
import Observation

/// The form of a new application. The plan is a child.
@MainActor @Observable public final class NewAppStore: Failing {
    public private(set) var name: String
    public private(set) var options: PlanOptions
    public private(set) var changeSet: ChangeSetStore?
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        name: String = "",
        options: PlanOptions,
        changeSet: ChangeSetStore? = nil,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.name = name
        self.options = options
        self.changeSet = changeSet
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case let .nameChanged(name):
            self.name = name

        case let .optionsChanged(options):
            self.options = options
            failure = nil

        case let .planButtonTapped(appDependencies):
            await openChangeSet(appDependencies)

        case let .changeSet(.planResponse(.failure(error))), let .changeSet(.applyResponse(.failure(error))):
            failure = error

        case .changeSet(.cancelButtonTapped):
            changeSet = nil

        case .changeSet:
            break
        }
    }

    private func openChangeSet(_ appDependencies: AppDependencies) async {
        do {
            let request = try AppRequest(parsing: name, in: options.directory)
            failure = nil
            let store = ChangeSetStore(appDependencies, request: .app(request), options: options) {
                [weak self] in await self?.send(.changeSet($0))
            }
            changeSet = store
            await store.send(.task)
        } catch {
            failure = error
        }
    }

    public enum Action: Sendable {
        case nameChanged(String)
        case optionsChanged(PlanOptions)
        case planButtonTapped(AppDependencies)
        case changeSet(ChangeSetStore.Action)
    }
}
