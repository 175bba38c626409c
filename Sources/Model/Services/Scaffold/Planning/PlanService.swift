import DataSource

/// Plans what is asked for. Reads only.
public struct PlanService: Sendable {
    private let appService: AppService
    private let childService: ChildService
    private let componentService: ComponentService
    private let ejectService: EjectService
    private let featureService: FeatureService
    private let fieldService: FieldService
    private let initService: InitService
    private let projectRepository: ProjectRepository
    private let removeService: RemoveService
    private let undoService: UndoService

    public init(_ appDependencies: AppDependencies) {
        appService = AppService(appDependencies)
        childService = ChildService(appDependencies)
        componentService = ComponentService(appDependencies)
        ejectService = EjectService(appDependencies)
        featureService = FeatureService(appDependencies)
        fieldService = FieldService(appDependencies)
        initService = InitService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        removeService = RemoveService(appDependencies)
        undoService = UndoService(appDependencies)
    }

    /// - Parameter recoveries: what was put back just now: where it was to make something, that was the last change.
    public func plan(
        _ request: PlanRequest,
        _ options: PlanOptions,
        after recoveries: [Recovery] = []
    ) throws -> ChangeSet {
        let options = try options.absolute(projectRepository)
        return switch request {
        case let .app(request):
            try appService.plan(
                AppRequest(name: request.name, folder: projectRepository.absolute(request.folder)),
                options
            )
        case let .feature(request): try featureService.plan(request, options)
        case let .field(request): try fieldService.plan(request, options)
        case let .component(request): try componentService.plan(request, options)
        case let .child(request): try childService.plan(request, options)
        case let .initializer(request): try initService.plan(request, options)
        case let .remove(kind, name): try removeService.plan(kind: kind, name: name, options)
        case let .eject(request): try ejectService.plan(request, options)
        case .undo where recoveries.contains { $0.isTakenBack }:
            ChangeSet(root: options.directory, changes: [])
        case let .undo(name): try undoService.plan(name: name, options)
        }
    }
}

extension Recovery {
    fileprivate var isTakenBack: Bool { isMaking && outcome == .putBack }
}
