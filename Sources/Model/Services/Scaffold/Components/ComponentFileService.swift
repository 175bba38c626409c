import DataSource

/// Makes the files of a component, once its name has been found free.
struct ComponentFileService: Sendable {
    private let namingService: NamingService
    private let neighbourService: NeighbourService
    private let projectPartService: ProjectPartService
    private let projectRepository: ProjectRepository
    private let renderService = RenderService()
    private let storageService: ForeignStorageService
    private let styleService: StyleService
    private let templateService: ComponentTemplateService

    init(_ appDependencies: AppDependencies) {
        namingService = NamingService(appDependencies)
        neighbourService = NeighbourService(appDependencies)
        projectPartService = ProjectPartService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        storageService = ForeignStorageService(appDependencies)
        styleService = StyleService(appDependencies)
        templateService = ComponentTemplateService(appDependencies)
    }

    func component(
        _ request: ComponentRequest,
        in project: Project,
        _ options: PlanOptions
    ) throws -> MadeComponent {
        let templates = try templateService.templates(of: request.kind, in: project, options)
        var style = try styleService.style(of: project)
        let neighbours = try neighbourService.neighbours(of: request, in: project)
        var tests = TestDependencies.usual
        var storage = ForeignStorage()
        switch request.kind {
        case _ where !templates.isPlain: break
        case .command, .entity: break
        case .client: try projectPartService.checkDependencyClient(in: project)
        case .repository: storage = try storageService.storage(in: project, style, options)
        case .service: tests = try projectPartService.testDependencies(in: project)
        case .store:
            style.action = try projectPartService.action(in: project)
            if neighbours.serviceCall != nil { tests = try projectPartService.testDependencies(in: project) }
        }
        if !tests.isPublic { style.testableModules.insert(Layer.model.rawValue) }
        if !storage.isPublic { style.testableModules.insert(Layer.dataSource.rawValue) }
        let hasRuntime = try projectRepository.hasFrontend(project)
        var context = RenderContext(request, beside: neighbours, style, hasRuntime: hasRuntime)
        context.add(tests, dataTests: try dataTests(of: project))
        let rendered = try renderService.rendered(templates.files, context)
            .filter { try hasRuntime || projectRepository.isBuilt($0.path, in: project) }
        let files = try styleService.restyled(rendered, style)
        try namingService.check(request, files: files, templates: templates.files, style, in: project, options)
        return MadeComponent(
            files: files + storage.files,
            templates: templates.files + storage.templates,
            wirings: storage.wirings
        )
    }

    /// Where what the lowest layer has is tested: not every project has a target for that.
    private func dataTests(of project: Project) throws -> String {
        let folders = try projectRepository.names(in: "Tests", of: project)
        let (own, other) = ("DataSourceTests", "ModelTests")
        return folders.contains(other) && !folders.contains(own) ? other : own
    }
}
