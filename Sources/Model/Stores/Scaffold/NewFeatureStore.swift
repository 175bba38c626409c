import DataSource
import Observation

/// The form of a new feature: its name and fields as a person types them. The plan is a child.
@MainActor @Observable public final class NewFeatureStore: Failing {
    public private(set) var name: String
    /// Nil: luca's rule for plurals.
    public private(set) var plural: String?
    public private(set) var fields: [String]
    public private(set) var options: PlanOptions
    public private(set) var changeSet: ChangeSetStore?
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        name: String = "",
        plural: String? = nil,
        fields: [String] = [],
        options: PlanOptions,
        changeSet: ChangeSetStore? = nil,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.name = name
        self.plural = plural
        self.fields = fields
        self.options = options
        self.changeSet = changeSet
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case let .nameChanged(name):
            self.name = name

        case let .pluralChanged(plural):
            self.plural = plural

        case let .fieldsChanged(fields):
            self.fields = fields

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
            let request = try FeatureRequest(parsing: name, plural: plural, fields: fields)
            failure = nil
            let store = ChangeSetStore(appDependencies, request: .feature(request), options: options) {
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
