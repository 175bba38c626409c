import DataSource
import Observation

/// Puts back what a killed run left before something is shown of it; what a run that lives is about is left to that.
@MainActor @Observable public final class RecoveryStore: Failing {
    private let recoveryService: RecoveryService

    public private(set) var options: PlanOptions
    public private(set) var recoveries: [Recovery]
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        options: PlanOptions,
        recoveries: [Recovery] = [],
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        recoveryService = RecoveryService(appDependencies)
        self.options = options
        self.recoveries = recoveries
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.recoveryResponse(Result { try recoveryService.recover(options) }))

        case let .recoveryResponse(.success(recoveries)):
            self.recoveries = recoveries
            failure = nil

        case .recoveryResponse(.failure(ApplyError.busy)):
            failure = nil

        case let .recoveryResponse(.failure(error)):
            failure = error
        }
    }

    public enum Action: Sendable {
        case task
        case recoveryResponse(Result<[Recovery], any Error>)
    }
}
