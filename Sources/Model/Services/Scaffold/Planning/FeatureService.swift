import DataSource

/// Plans a feature: the files it brings, and the edits that wire it in.
public struct FeatureService: Sendable {
    private let entityService: EntityService
    private let namingService: NamingService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        entityService = EntityService(appDependencies)
        namingService = NamingService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: FeatureRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        var request = request
        request.fields = try entityService.resolved(request.fields, of: request.name, in: project)
        let kind = request.fields.isEmpty ? "screen" : "feature"
        let templates = try templateService.templates(kind, of: project, options)
        let skeletons = try templateService.templates("wiring/" + kind, of: project, options)
        let entityTemplates = try templateService.templates("entity", of: project, options)
        let context = RenderContext(request)
        let files = try renderService.rendered(templates, context)
        try namingService.check(request, files: files, templates: templates + skeletons, in: project)

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        let entityFiles = try entityService.files(for: request.fields, entityTemplates, in: project)
        try builder.add(files + entityFiles)
        try builder.wire(skeletons, context, options.wiring)
        var plan = try changeSet(builder, request, in: project)
        let record = ChangeRecord(
            kind: .feature,
            name: request.name.type,
            arguments: request.arguments,
            templates: (templates + skeletons + (entityFiles.isEmpty ? [] : entityTemplates)).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    private func changeSet(_ builder: PlanBuilder, _ request: FeatureRequest, in project: Project) throws -> ChangeSet {
        do {
            return try builder.changeSet(next: next(request, in: project))
        } catch var error as ConflictError {
            error.feature = try projectRepository.storedFeatures(in: project).first { $0 == request.name.type }
            throw error
        }
    }

    private func next(_ request: FeatureRequest, in project: Project) throws -> String {
        let program = try projectRepository.program(of: project)
        let word = request.fields.isEmpty ? "" : " list"
        return "swift run \(program) \(request.name.command)\(word)"
    }
}
