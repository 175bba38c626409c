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
        let kind = request.fields.isEmpty ? "screen" : "feature"
        let templates = try templateService.templates(kind, of: project, options)
        let skeletons = try templateService.templates("wiring/" + kind, of: project, options)
        let entityTemplates = try templateService.templates("entity", of: project, options)
        try namingService.check(request.fields, templates, in: project, options.reserved)
        request.fields = try entityService.resolved(request.fields, of: request.name, in: project)
        let context = RenderContext(request)
        let files = try templates.concurrentMap { [renderService] in try renderService.rendered($0, context) }
        let names = try NewNames(
            request.name,
            plural: request.plural,
            files: files,
            templates: templates + skeletons,
            later: try later(than: kind, of: project, options) + entityTemplates,
            laterTypes: [request.name.type: "DataSource"],
            hasCommand: true
        )
        try namingService.check(names, in: project, options)

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        let entityFiles = try entityService.files(for: request.fields, entityTemplates, in: project)
        for file in files + entityFiles { try builder.add(file.path, file.contents) }
        try wire(skeletons.map { try renderService.rendered($0, context) }, into: &builder, names, options)
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

    /// Of the other kind, and of fields that come later.
    private func later(than kind: String, of project: Project, _ options: PlanOptions) throws -> [Template] {
        let kinds = ["screen", "feature"].filter { $0 != kind }.flatMap { [$0, "wiring/" + $0] } + ["wiring/field"]
        return try kinds.flatMap { try templateService.templates($0, of: project, options) }
    }

    /// What a new feature finds in its place belongs to another one.
    private func wire(
        _ skeletons: [Template],
        into builder: inout PlanBuilder,
        _ names: NewNames,
        _ options: PlanOptions
    ) throws {
        let isNew = builder.changes.allSatisfy { $0.before == nil }
        do {
            try builder.wire(skeletons, options.wiring)
        } catch let WiringError.taken(path, _, name, _) where isNew {
            throw names.error(.variable(name, path: path))
        }
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
