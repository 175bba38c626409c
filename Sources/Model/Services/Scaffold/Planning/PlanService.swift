import DataSource

/// Plans what is asked for. Reads only.
public struct PlanService: Sendable {
    private let appService: AppService
    private let childService: ChildService
    private let componentService: ComponentService
    private let featureService: FeatureService
    private let fieldService: FieldService
    private let initService: InitService
    private let projectRepository: ProjectRepository
    private let undoService: UndoService

    public init(_ appDependencies: AppDependencies) {
        appService = AppService(appDependencies)
        childService = ChildService(appDependencies)
        componentService = ComponentService(appDependencies)
        featureService = FeatureService(appDependencies)
        fieldService = FieldService(appDependencies)
        initService = InitService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        undoService = UndoService(appDependencies)
    }

    public func plan(_ request: PlanRequest, _ options: PlanOptions) throws -> ChangeSet {
        var options = options
        options.directory = absolute(options.directory)
        options.templates = try options.templates.map { path in
            guard try projectRepository.isFolder(absolute(path)) else { throw TemplateError.noFolder(looked: [path]) }
            return absolute(path)
        }
        return switch request {
        case let .app(request):
            try appService.plan(AppRequest(name: request.name, folder: absolute(request.folder)), options)
        case let .feature(request): try featureService.plan(request, options)
        case let .field(request): try fieldService.plan(request, options)
        case let .component(request): try componentService.plan(request, options)
        case let .child(request): try childService.plan(request, options)
        case let .initializer(request): try initService.plan(request, options)
        case let .undo(name): try undoService.plan(name: name, options)
        }
    }

    private func absolute(_ path: String) -> String {
        projectRepository.currentDirectory.appending(path: path).normalizedPath
    }
}
