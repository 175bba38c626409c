import DataSource

/// Plans a feature: the files it brings, and the edits that wire it in.
public struct FeatureService: Sendable {
    private let entityService: EntityService
    private let namingService: NamingService
    private let projectPartService: ProjectPartService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let storageService: ForeignStorageService
    private let styleService: StyleService
    private let templateService: FeatureTemplateService

    public init(_ appDependencies: AppDependencies) {
        entityService = EntityService(appDependencies)
        namingService = NamingService(appDependencies)
        projectPartService = ProjectPartService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        storageService = ForeignStorageService(appDependencies)
        styleService = StyleService(appDependencies)
        templateService = FeatureTemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: FeatureRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        var request = request
        var (templates, style) = try templatesAndStyle(for: request, in: project, options)
        request.fields = try entityService.resolved(request.fields, of: request.name, in: project)
        let storage = try storage(for: templates, in: project, &style, options)
        let context = RenderContext(request, style, hasRuntime: templates.kind != .layers)
        let files = try styleService.restyled(renderService.rendered(templates.files, context), style)
        let names = try NewNames(
            request.name,
            style,
            plural: request.plural,
            files: files,
            templates: templates.files,
            skeletons: templates.skeletons,
            later: templates.later,
            laterTypes: [request.name.type: "DataSource"],
            hasCommand: templates.kind != .layers
        )
        try namingService.check(names, in: project, options)

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        let entityFiles = try entityService.files(for: request.fields, templates.entity, in: project)
        try builder.add(files + storage.files + styleService.restyled(entityFiles, style))
        try wire(templates.skeletons, context, into: &builder, names, options)
        try builder.wire(storage.wirings.filter { request.isMeant($0.file.path) }, options.wiring)
        var plan = try changeSet(builder, request, in: project)
        let record = ChangeRecord(
            kind: .feature,
            name: request.name.type,
            arguments: request.arguments,
            templates: (templates.files + templates.skeletons + storage.templates
                + (entityFiles.isEmpty ? [] : templates.entity)).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    private func templatesAndStyle(
        for request: FeatureRequest,
        in project: Project,
        _ options: PlanOptions
    ) throws -> (FeatureTemplates, ProjectStyle) {
        try concurrently {
            let templates = try templateService.templates(for: request, in: project, options)
            try namingService.check(request.fields, templates.files, in: project, options.reserved)
            return templates
        } and: {
            try styleService.style(of: project)
        }
    }

    /// Where there is no runtime, the layers are made with what the project has, and with one client that it may lack.
    private func storage(
        for templates: FeatureTemplates,
        in project: Project,
        _ style: inout ProjectStyle,
        _ options: PlanOptions
    ) throws -> ForeignStorage {
        if templates.call(ProjectPart.composable.rawValue) { style.action = try projectPartService.action(in: project) }
        if templates.call(DependenciesService.type) {
            let tests = try projectPartService.testDependencies(in: project, takingClients: true)
            if !tests.isPublic { style.testableModules.insert(Layer.model.rawValue) }
        }
        guard templates.call(ForeignStorage.type) else { return ForeignStorage() }
        let storage = try storageService.storage(in: project, style, options)
        if !storage.isPublic { style.testableModules.insert(Layer.dataSource.rawValue) }
        return storage
    }

    /// What a new feature finds in its place belongs to another one.
    private func wire(
        _ skeletons: [Template],
        _ context: RenderContext,
        into builder: inout PlanBuilder,
        _ names: NewNames,
        _ options: PlanOptions
    ) throws {
        let isNew = builder.changes.allSatisfy { $0.before == nil }
        do {
            try builder.wire(skeletons, context, options.wiring)
        } catch let WiringError.taken(path, _, name, _) where isNew {
            throw names.error(.variable(name, path: path), in: name)
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
        guard try projectRepository.hasFrontend(project), request.isMeant("Sources/Frontend/") else {
            return "Build and test the package."
        }
        let program = try projectRepository.program(of: project)
        let word = request.fields.isEmpty ? "" : " list"
        return "swift run \(program) \(request.name.command)\(word)"
    }
}
