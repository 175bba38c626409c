import DataSource

/// Renders how a client is wired into AppDependencies, in each place and as the project writes it there.
struct ClientWiringService: Sendable {
    private let dependenciesService: DependenciesService
    private let renderService = RenderService()
    private let templateService: TemplateService

    init(_ appDependencies: AppDependencies) {
        dependenciesService = DependenciesService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// - Parameter name: without `Client`.
    func renderings(for name: Identifier, in project: Project, _ options: PlanOptions) throws -> [Rendering] {
        let context = RenderContext(ComponentRequest(.client, name: name), beside: ComponentNeighbours())
        return try templateService.templates("wiring/component/client", of: project, options).flatMap { skeleton in
            try renderings(skeleton, for: name, context, in: project)
        }
    }

    /// The dependencies may be declared in more than one file, and each project writes them in its own way.
    func renderings(
        _ skeleton: Template,
        for name: Identifier,
        _ context: RenderContext,
        in project: Project
    ) throws -> [Rendering] {
        guard skeleton.path == DependenciesService.path else {
            return [try renderService.rendering(skeleton, context)]
        }
        let client = name.variable + ComponentKind.client.suffix
        return try dependenciesService.shapes(for: client, in: project).map { shape in
            var skeleton = skeleton
            skeleton.path = shape.path
            return try renderService.rendering(skeleton, context.adding(RenderContext(shape)))
        }
    }
}
