import DataSource
import Observation

/// Plans what is asked for, shows the plan, and carries it out.
@MainActor @Observable public final class ChangeSetStore: Failing {
    private let applyService: ApplyService
    private let planService: PlanService

    public private(set) var request: PlanRequest
    public private(set) var options: PlanOptions
    /// Nil until there is a plan.
    public private(set) var changeSet: ChangeSet?
    public private(set) var isApplied: Bool
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        request: PlanRequest,
        options: PlanOptions,
        changeSet: ChangeSet? = nil,
        isApplied: Bool = false,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        applyService = ApplyService(appDependencies)
        planService = PlanService(appDependencies)
        self.request = request
        self.options = options
        self.changeSet = changeSet
        self.isApplied = isApplied
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await plan()

        case let .optionsChanged(options):
            self.options = options
            await plan()

        case let .planResponse(.success(changeSet)):
            self.changeSet = changeSet
            failure = nil

        case .applyButtonTapped:
            guard let changeSet else { return }
            await send(.applyResponse(Result { try applyService.apply(changeSet) }))

        case .applyResponse(.success):
            isApplied = true
            failure = nil

        case let .planResponse(.failure(error)), let .applyResponse(.failure(error)):
            failure = error

        case .cancelButtonTapped:
            break
        }
    }

    private func plan() async {
        await send(.planResponse(Result { try planService.plan(request, options) }))
    }

    public enum Action: Sendable {
        case task
        case optionsChanged(PlanOptions)
        case planResponse(Result<ChangeSet, any Error>)
        case applyButtonTapped
        case applyResponse(Result<Void, any Error>)
        case cancelButtonTapped
    }
}
