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
    private let styleService: StyleService
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        dependenciesService = DependenciesService(appDependencies)
        entityService = EntityService(appDependencies)
        namingService = NamingService(appDependencies)
        neighbourService = NeighbourService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        styleService = StyleService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: ComponentRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        var request = request
        request.fields = try entityService.resolved(request.fields, of: request.name, in: project)
        let skeletons = try templateService.templates("wiring/component/" + request.kind.rawValue, of: project, options)
        let isStored = try request.kind == .entity && projectRepository.hasFrontend(project)
        let conformances = isStored ? try templateService.templates("entity", of: project, options) : []
        let context = try context(for: request, in: project)
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
        let templates = try templates(of: request.kind, in: project, options)
        let style = try styleService.style(of: project)
        let context = try context(for: request, in: project)
        let files = try renderService.rendered(templates, context).map { styleService.restyled($0, style) }
        try namingService.check(request, files: files, templates: templates, in: project, options)
        return (files, templates)
    }

    private func context(for request: ComponentRequest, in project: Project) throws -> RenderContext {
        RenderContext(
            request,
            beside: try neighbourService.neighbours(of: request, in: project),
            hasRuntime: try projectRepository.hasFrontend(project)
        )
    }

    /// What luca's own templates call, and what their tests do, only its apps have.
    private func templates(
        of kind: ComponentKind,
        in project: Project,
        _ options: PlanOptions
    ) throws -> [Template] {
        let templates = try templateService.templates("component/" + kind.rawValue, of: project, options)
        if try projectRepository.hasFrontend(project) { return templates }
        let fit = templates.filter { $0.origin != .luca || $0.path.hasPrefix("Sources/") && !kind.needsRuntime }
        guard fit.contains(where: { $0.path.hasPrefix("Sources/") }) else { throw ComponentError.needsRuntime(kind) }
        return fit
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

extension ComponentKind {
    /// Whether luca's template of it calls the runtime that luca's apps have.
    fileprivate var needsRuntime: Bool {
        switch self {
        case .client, .entity: false
        case .command, .repository, .service, .store: true
        }
    }
}
