import DataSource

/// Chooses what a component is made from: by its kind and the project.
struct ComponentTemplateService: Sendable {
    private let projectRepository: ProjectRepository
    private let templateService: TemplateService

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        templateService = TemplateService(appDependencies)
    }

    /// A project without luca's runtime has templates of its own, or gets those that call none of it.
    func templates(of kind: ComponentKind, in project: Project, _ options: PlanOptions) throws -> ComponentTemplates {
        let templates = try templateService.templates("component/" + kind.rawValue, of: project, options)
        if try projectRepository.hasFrontend(project) { return ComponentTemplates(templates) }
        let own = templates.filter { $0.origin != .luca }
        switch kind {
        case .client, .entity:
            let isOwn = own.contains(where: \.isSource)
            return ComponentTemplates(own + templates.filter { $0.origin == .luca && $0.isSource }, isPlain: !isOwn)
        case _ where own.contains(where: \.isSource): return ComponentTemplates(own)
        case .command: throw ProjectLack.commandTable
        case .repository, .service, .store:
            let plain = try templateService.templates("plain/" + kind.rawValue, of: project, options)
            let isOwn = plain.contains { $0.origin != .luca && $0.isSource }
            return ComponentTemplates(plain, isPlain: !isOwn)
        }
    }
}

extension Template {
    /// Whether it is no test.
    fileprivate var isSource: Bool { path.hasPrefix("Sources/") }
}
