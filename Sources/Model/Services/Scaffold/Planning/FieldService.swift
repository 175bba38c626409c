import DataSource

/// Plans fields that a feature gets later: the edits of all its files.
public struct FieldService: Sendable {
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let templateRepository: TemplateRepository

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        templateRepository = TemplateRepository(
            appDependencies.fileManagerClient,
            appDependencies.processInfoClient
        )
    }

    /// Reads only.
    public func plan(_ request: FieldRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        try projectRepository.checkStaysInside("templates", of: project)
        let entity = try entity(of: request.feature, in: project)
        try entity.check(request.fields)
        let overrides = [options.templates, project.root.appending(path: "templates")].compactMap { $0 }
        let skeletons = try templateRepository.templates("wiring/field", overrides: overrides)
        let context = RenderContext(request, among: entity.fields)

        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        let rendered = try skeletons.map { try renderService.rendered($0, context) }
        try builder.wire(rendered, order: .chronological, options.wiring)
        let program = try projectRepository.program(of: project)
        var plan = try builder.changeSet(next: "swift run \(program) \(request.feature.command) list")
        let record = ChangeRecord(
            kind: .field,
            name: request.feature.type,
            arguments: request.arguments,
            templates: skeletons.fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    private func entity(of feature: Identifier, in project: Project) throws -> EntitySource {
        let path = "Sources/DataSource/Entities".appending(path: feature.type + ".swift")
        let known = try features(in: project)
        guard known.contains(feature.type), let contents = try projectRepository.contents(of: path, in: project) else {
            throw FeatureError.noSuch(name: feature.type, known: known)
        }
        guard let text = String(validating: contents.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: path)
        }
        guard let entity = try EntitySource(feature.type, text, at: path) else {
            throw FeatureError.noEntity(name: feature.type, path: path)
        }
        return entity
    }

    /// Those whose entity has a table.
    private func features(in project: Project) throws -> [String] {
        let suffix = "+Record.swift"
        return try projectRepository.names(in: "Sources/DataSource/Repositories", of: project).sorted()
            .filter { $0.hasSuffix(suffix) }
            .map { String($0.dropLast(suffix.count)) }
    }
}
