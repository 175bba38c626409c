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
        let folders = try overrides(of: project, options)
        let shared = try templateRepository.templates(Self.shared, overrides: folders)
        let includes = Dictionary(shared.map { ($0.path, $0) }) { first, _ in first }
        return try templateRepository.templates(kind, overrides: folders).map { template in
            var template = template
            template.includes = includes
            return template
        }
    }

    /// Whether a kind brings a file of that path, which has no placeholder in it.
    func holds(_ path: String, in kind: String, of project: Project?, _ options: PlanOptions) throws -> Bool {
        try templateRepository.holds(path, in: kind, overrides: overrides(of: project, options))
    }

    /// Where they are looked for, luca's own folder last.
    func folders(of project: Project?, _ options: PlanOptions) throws -> [TemplateFolder] {
        try templateRepository.folders(overrides(of: project, options))
    }

    private func overrides(of project: Project?, _ options: PlanOptions) throws -> [TemplateFolder] {
        let own = try project.map { project in
            try projectRepository.checkStaysInside("templates", of: project)
            return TemplateFolder(project.root.appending(path: "templates"), .project)
        }
        return [options.templates.map { TemplateFolder($0, .option) }, own].compactMap(\.self)
    }

    /// The folder of what others include.
    static let shared = "include"
}
