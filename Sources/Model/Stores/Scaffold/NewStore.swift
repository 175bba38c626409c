import DataSource
import Observation

/// The form of what is to be made: an application, a feature, a field. The plan is a child.
@MainActor @Observable public final class NewStore: Failing {
    public private(set) var form: NewForm
    public private(set) var options: PlanOptions
    public private(set) var changeSet: ChangeSetStore?
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ form: NewForm,
        options: PlanOptions,
        changeSet: ChangeSetStore? = nil,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.form = form
        self.options = options
        self.changeSet = changeSet
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case let .nameChanged(name):
            form.name = name

        case let .pluralChanged(plural):
            form.plural = plural

        case let .fieldsChanged(fields):
            form.fields = fields

        case let .optionsChanged(options):
            self.options = options
            failure = nil

        case let .planButtonTapped(appDependencies):
            await openChangeSet(appDependencies)

        case let .changeSet(.recoveryResponse(.failure(error))), let .changeSet(.planResponse(.failure(error))),
            let .changeSet(.applyResponse(.failure(error))):
            failure = error

        case .changeSet(.cancelButtonTapped):
            changeSet = nil

        case .changeSet:
            break
        }
    }

    private func openChangeSet(_ appDependencies: AppDependencies) async {
        do {
            let request = try PlanRequest(parsing: form, in: options.directory)
            failure = nil
            let store = ChangeSetStore(appDependencies, request: request, options: options) {
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
        case pluralChanged(String?)
        case fieldsChanged([String])
        case optionsChanged(PlanOptions)
        case planButtonTapped(AppDependencies)
        case changeSet(ChangeSetStore.Action)
    }
}
