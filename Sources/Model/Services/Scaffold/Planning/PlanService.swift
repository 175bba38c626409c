import DataSource

/// Plans what is asked for. Reads only.
public struct PlanService: Sendable {
    private let appService: AppService
    private let featureService: FeatureService
    private let undoService: UndoService

    public init(_ appDependencies: AppDependencies) {
        appService = AppService(appDependencies)
        featureService = FeatureService(appDependencies)
        undoService = UndoService(appDependencies)
    }

    public func plan(_ request: PlanRequest, _ options: PlanOptions) throws -> ChangeSet {
        switch request {
        case let .app(request): try appService.plan(request, options)
        case let .feature(request): try featureService.plan(request, options)
        case let .undo(name): try undoService.plan(name: name, options)
        }
    }
}
