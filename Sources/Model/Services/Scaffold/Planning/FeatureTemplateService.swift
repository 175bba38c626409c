import DataSource

/// Chooses what a feature is made from: by its fields, its layers and the project.
struct FeatureTemplateService: Sendable {
    private let projectRepository: ProjectRepository
    private let templateService: TemplateService

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        templateService = TemplateService(appDependencies)
    }

    func templates(
        for request: FeatureRequest,
        in project: Project,
        _ options: PlanOptions
    ) throws -> FeatureTemplates {
        let kind = try kind(of: request, in: project)
        let files = try templateService.templates(kind.rawValue, of: project, options)
        let skeletons = try templateService.templates("wiring/" + kind.rawValue, of: project, options)
        return FeatureTemplates(
            kind: kind,
            files: try files.filter {
                try request.isMeant($0.path) && (kind != .layers || projectRepository.isBuilt($0.path, in: project))
            },
            skeletons: skeletons.filter { request.isMeant($0.path) },
            entity: try kind == .layers ? [] : templateService.templates("entity", of: project, options),
            later: try kind == .layers ? [] : later(than: kind, of: project, options)
        )
    }

    private func later(
        than kind: FeatureTemplates.Kind,
        of project: Project,
        _ options: PlanOptions
    ) throws -> [Template] {
        let other = kind == .feature ? FeatureTemplates.Kind.screen : .feature
        let kinds = [other.rawValue, "wiring/" + other.rawValue, "wiring/field", "entity"]
        return try kinds.flatMap { try templateService.templates($0, of: project, options) }
    }

    private func kind(of request: FeatureRequest, in project: Project) throws -> FeatureTemplates.Kind {
        if try projectRepository.hasFrontend(project) { return request.fields.isEmpty ? .screen : .feature }
        guard let layers = request.layers, !layers.contains(.frontend) else {
            throw FeatureError.noFront(name: request.name.type)
        }
        guard !request.fields.isEmpty else { throw FeatureError.noFields(name: request.name.type) }
        return .layers
    }
}
