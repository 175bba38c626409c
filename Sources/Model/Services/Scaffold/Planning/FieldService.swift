import DataSource

/// Plans fields that a feature gets later: the edits of all its files.
public struct FieldService: Sendable {
    private let entityService: EntityService
    private let holdingService: HoldingService
    private let namingService: NamingService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        entityService = EntityService(appDependencies)
        holdingService = HoldingService(appDependencies)
        namingService = NamingService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: FieldRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        let entity = try entity(of: request.feature, in: project)
        var request = request
        let skeletons = try templateService.templates("wiring/field", of: project, options)
        let templates = try templateService.templates("feature", of: project, options)
        try namingService.check(request.fields, templates + skeletons, in: project, options.reserved)
        request.fields = try entityService.resolved(request.fields, of: request.feature, in: project)
        try entity.check(request.fields)
        let new = request.fields.filter { field in !entity.fields.contains { $0.isNamed(as: field) } }
        try checkOwner(of: request.feature, new, in: project)
        let extensions = try entityService.extensions(of: request.feature, in: project)
        for part in extensions { try part.check(new) }
        let present = try entityService.recognized(entity.fields, in: project)
        let entityTemplates = try templateService.templates("entity", of: project, options)
        var context = RenderContext(request, among: present)
        context.conditions["codingKeys"] = entity.hasCodingKeys

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        let entityFiles = try entityService.files(for: request.fields, entityTemplates, in: project)
        try builder.add(entityFiles)
        try builder.wire(skeletons, context, order: .chronological, options.wiring)
        for error in extensions.compactMap({ $0.missingKeys(for: new) }) { try builder.leave(error, options.wiring) }
        let program = try projectRepository.program(of: project)
        var plan = try builder.changeSet(next: "swift run \(program) \(request.feature.command) list")
        let record = ChangeRecord(
            kind: .field,
            name: request.feature.type,
            arguments: request.arguments,
            templates: (skeletons + (entityFiles.isEmpty ? [] : entityTemplates)).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    /// A table gives its new column a default; JSON that is stored elsewhere just lacks the key.
    private func checkOwner(of feature: Identifier, _ new: [FieldSpec], in project: Project) throws {
        guard let needed = new.first(where: { !$0.type.shape.isOptional }) else { return }
        guard let owner = try holdingService.owner(of: feature, in: project) else { return }
        let part = needed.type.shape.applied(to: needed.type.kind.text)
        throw FieldError(needed.text, .missingInOwner(owner, feature: feature), part: part)
    }

    private func entity(of feature: Identifier, in project: Project) throws -> EntitySource {
        let path = try projectRepository.place(of: EntityService.path(of: feature.type), in: project)
        let known = try projectRepository.storedFeatures(in: project)
        guard known.contains(feature.type) else { throw FeatureError.noSuch(name: feature.type, known: known) }
        guard let contents = try projectRepository.contents(of: path, in: project) else {
            throw FeatureError.noEntity(name: feature.type, path: path)
        }
        guard let text = String(validating: contents.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: path)
        }
        guard let entity = try EntitySource(feature.type, text, at: path) else {
            throw FeatureError.noEntity(name: feature.type, path: path)
        }
        return entity
    }
}
