import DataSource

/// Plans one component: its files, its test, and the edits that wire it in.
public struct ComponentService: Sendable {
    private let clientWiringService: ClientWiringService
    private let componentFileService: ComponentFileService
    private let entityService: EntityService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let styleService: StyleService
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        clientWiringService = ClientWiringService(appDependencies)
        componentFileService = ComponentFileService(appDependencies)
        entityService = EntityService(appDependencies)
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
        let made = try componentFileService.component(request, in: project, options)

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        try builder.add(made.files + columns(of: request, conformances, in: project))
        try builder.wire(made.wirings + wirings(of: request, skeletons, in: project), options.wiring)
        var plan = try builder.changeSet(next: try next(request, in: project))
        let record = ChangeRecord(
            kind: ChangeRecord.Kind(request.kind),
            name: request.name.type,
            arguments: request.arguments,
            templates: (made.templates + skeletons + conformances).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    /// What an entity needs to be stored.
    private func columns(
        of request: ComponentRequest,
        _ templates: [Template],
        in project: Project
    ) throws -> [Template] {
        guard !templates.isEmpty else { return [] }
        let style = try styleService.style(of: project)
        let files = try entityService.files(of: [EntityType(name: request.name.type)], templates, in: project)
        return try styleService.restyled(files, style)
    }

    private func wirings(
        of request: ComponentRequest,
        _ skeletons: [Template],
        in project: Project
    ) throws -> [Rendering] {
        let context = RenderContext(request, beside: ComponentNeighbours())
        return try skeletons.flatMap { skeleton in
            guard request.kind == .client else { return [try renderService.rendering(skeleton, context)] }
            return try clientWiringService.renderings(skeleton, for: request.name, context, in: project)
        }
    }

    private func next(_ request: ComponentRequest, in project: Project) throws -> String {
        guard request.kind == .command else { return "" }
        return "swift run \(try projectRepository.program(of: project)) \(request.name.command) --help"
    }
}
