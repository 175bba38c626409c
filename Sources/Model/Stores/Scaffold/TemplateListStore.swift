import DataSource
import Observation

/// The templates there are, and whose they are.
@MainActor @Observable public final class TemplateListStore: Failing {
    private let templateListService: TemplateListService

    public private(set) var options: PlanOptions
    /// Nil: all.
    public private(set) var kind: String?
    public private(set) var entries: [TemplateEntry]
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        options: PlanOptions,
        kind: String? = nil,
        entries: [TemplateEntry] = [],
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        templateListService = TemplateListService(appDependencies)
        self.options = options
        self.kind = kind
        self.entries = entries
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.entriesResponse(Result { try templateListService.entries(kind, options) }))

        case let .entriesResponse(.success(entries)):
            self.entries = entries
            failure = nil

        case let .entriesResponse(.failure(error)):
            failure = error
        }
    }

    public enum Action: Sendable {
        case task
        case entriesResponse(Result<[TemplateEntry], any Error>)
    }
}
