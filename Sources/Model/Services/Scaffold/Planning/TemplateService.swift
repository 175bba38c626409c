import DataSource

/// The templates of a kind: those that a person names come before the project's own, and these before luca's.
struct TemplateService: Sendable {
    private let projectRepository: ProjectRepository
    private let templateRepository: TemplateRepository

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        templateRepository = TemplateRepository(
            appDependencies.fileManagerClient,
            appDependencies.processInfoClient
        )
    }

    /// - Parameter project: nil where it is made.
    func templates(_ kind: String, of project: Project?, _ options: PlanOptions) throws -> [Template] {
        try templateRepository.templates(kind, overrides: overrides(of: project, options))
    }

    /// Whether a kind brings a file of that path, which has no placeholder in it.
    func holds(_ path: String, in kind: String, of project: Project?, _ options: PlanOptions) throws -> Bool {
        try templateRepository.holds(path, in: kind, overrides: overrides(of: project, options))
    }

    private func overrides(of project: Project?, _ options: PlanOptions) throws -> [String] {
        let own = try project.map { project in
            try projectRepository.checkStaysInside("templates", of: project)
            return project.root.appending(path: "templates")
        }
        return [options.templates, own].compactMap(\.self)
    }
}
