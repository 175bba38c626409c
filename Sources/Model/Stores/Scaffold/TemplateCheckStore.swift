import DataSource
import Observation

/// Tries all templates, and has what was found.
@MainActor @Observable public final class TemplateCheckStore: Failing {
    private let templateCheckService: TemplateCheckService

    public private(set) var options: PlanOptions
    /// Nil until they were tried.
    public private(set) var report: TemplateReport?
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        options: PlanOptions,
        report: TemplateReport? = nil,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        templateCheckService = TemplateCheckService(appDependencies)
        self.options = options
        self.report = report
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.checkResponse(Result { try templateCheckService.report(options) }))

        case let .checkResponse(.success(report)):
            self.report = report
            failure = nil

        case let .checkResponse(.failure(error)):
            failure = error
        }
    }

    public enum Action: Sendable {
        case task
        case checkResponse(Result<TemplateReport, any Error>)
    }
}
