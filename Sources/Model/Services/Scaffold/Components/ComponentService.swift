import DataSource

/// Plans one component: its files, its test, and the edits that wire it in.
public struct ComponentService: Sendable {
    private let dependenciesService: DependenciesService
    private let entityService: EntityService
    private let namingService: NamingService
    private let neighbourService: NeighbourService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        dependenciesService = DependenciesService(appDependencies)
        entityService = EntityService(appDependencies)
        namingService = NamingService(appDependencies)
        neighbourService = NeighbourService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: ComponentRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        var request = request
        request.fields = try entityService.resolved(request.fields, of: request.name, in: project)
        let skeletons = try templateService.templates("wiring/component/" + request.kind.rawValue, of: project, options)
        let conformances = request.kind == .entity ? try templateService.templates("entity", of: project, options) : []
        let context = RenderContext(request, beside: try neighbourService.neighbours(of: request, in: project))
        let (files, templates) = try files(of: request, in: project, options)

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        let entity = EntityType(name: request.name.type)
        try builder.add(files + entityService.files(of: [entity], conformances, in: project))
        try builder.wire(skeletons.flatMap { try renderings($0, for: request, context, in: project) }, options.wiring)
        var plan = try builder.changeSet(next: try next(request, in: project))
        let record = ChangeRecord(
            kind: ChangeRecord.Kind(request.kind),
            name: request.name.type,
            arguments: request.arguments,
            templates: (templates + skeletons + conformances).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    /// What is made of the component's templates, once its name has been found free.
    func files(
        of request: ComponentRequest,
        in project: Project,
        _ options: PlanOptions
    ) throws -> (files: [Template], templates: [Template]) {
        let templates = try templateService.templates("component/" + request.kind.rawValue, of: project, options)
        let context = RenderContext(request, beside: try neighbourService.neighbours(of: request, in: project))
        let files = try renderService.rendered(templates, context)
        try namingService.check(request, files: files, templates: templates, in: project, options)
        return (files, templates)
    }

    /// The dependencies may be declared in more than one file, and each project writes them in its own way.
    private func renderings(
        _ skeleton: Template,
        for request: ComponentRequest,
        _ context: RenderContext,
        in project: Project
    ) throws -> [Rendering] {
        guard request.kind == .client, skeleton.path == DependenciesService.path else {
            return [try renderService.rendering(skeleton, context)]
        }
        let client = request.name.variable + request.kind.suffix
        return try dependenciesService.shapes(for: client, in: project).map { shape in
            var skeleton = skeleton
            skeleton.path = shape.path
            return try renderService.rendering(skeleton, context.adding(RenderContext(shape)))
        }
    }

    private func next(_ request: ComponentRequest, in project: Project) throws -> String {
        guard request.kind == .command else { return "" }
        return "swift run \(try projectRepository.program(of: project)) \(request.name.command) --help"
    }
}
