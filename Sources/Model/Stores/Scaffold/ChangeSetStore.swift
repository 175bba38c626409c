import DataSource
import Observation

/// Puts back what a killed run left, plans what is asked for, shows the plan, and carries it out.
@MainActor @Observable public final class ChangeSetStore: Failing {
    private let applyService: ApplyService
    private let planService: PlanService
    private let recoveryService: RecoveryService

    public private(set) var request: PlanRequest
    public private(set) var options: PlanOptions
    /// What was done about runs that were killed.
    public private(set) var recoveries: [Recovery]
    /// Nil until there is a plan.
    public private(set) var changeSet: ChangeSet?
    public private(set) var isApplied: Bool
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        request: PlanRequest,
        options: PlanOptions,
        recoveries: [Recovery] = [],
        changeSet: ChangeSet? = nil,
        isApplied: Bool = false,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        applyService = ApplyService(appDependencies)
        planService = PlanService(appDependencies)
        recoveryService = RecoveryService(appDependencies)
        self.request = request
        self.options = options
        self.recoveries = recoveries
        self.changeSet = changeSet
        self.isApplied = isApplied
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await recover()

        case let .recoveryResponse(.success(recoveries)):
            self.recoveries = recoveries
            await plan()

        case let .optionsChanged(options):
            self.options = options
            await plan()

        case let .planResponse(.success(changeSet)):
            self.changeSet = changeSet
            failure = nil

        case .applyButtonTapped:
            await apply()

        case .applyResponse(.success):
            isApplied = true
            failure = nil

        case let .recoveryResponse(.failure(error)), let .planResponse(.failure(error)),
            let .applyResponse(.failure(error)):
            failure = error

        case .cancelButtonTapped:
            break
        }
    }

    private func recover() async {
        let result = Result { try recoveryService.recover(request, options) }
        if case .success([]) = result { await plan() } else { await send(.recoveryResponse(result)) }
    }

    private func plan() async {
        await send(.planResponse(Result { try planService.plan(request, options, after: recoveries) }))
    }

    /// Where another run was quicker, it is planned anew, as if this one had come after it.
    private func apply() async {
        guard let changeSet else { return }
        let result = Result { try applyService.apply(changeSet) }
        guard case .failure(ApplyError.changed) = result, options.protectsWork,
            let next = try? planService.plan(request, options, after: recoveries), next != changeSet
        else { return await send(.applyResponse(result)) }
        await send(.planResponse(.success(next)))
        await apply()
    }

    public enum Action: Sendable {
        case task
        case optionsChanged(PlanOptions)
        case recoveryResponse(Result<[Recovery], any Error>)
        case planResponse(Result<ChangeSet, any Error>)
        case applyButtonTapped
        case applyResponse(Result<Void, any Error>)
        case cancelButtonTapped
    }
}
