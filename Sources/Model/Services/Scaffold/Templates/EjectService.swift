import DataSource

/// Plans copies of luca's templates in the project, where they stand for luca's own and can be edited.
public struct EjectService: Sendable {
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let templateRepository: TemplateRepository
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        templateRepository = TemplateRepository(appDependencies.fileManagerClient, appDependencies.processInfoClient)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only. What the project has of them already stays as it is.
    public func plan(_ request: EjectRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        let own = try lucasFolder(apartFrom: project, options)
        let templates = try chosen(request, of: templates(request.kind, in: own))
        var builder = PlanBuilder(project, projectRepository, conflicts: .skip)
        try builder.add(templates)
        var plan = try builder.changeSet(next: "luca templates check")
        let record = ChangeRecord(
            kind: .templates,
            name: request.kind,
            arguments: request.arguments,
            templates: templates.fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    private func lucasFolder(apartFrom project: Project, _ options: PlanOptions) throws -> TemplateFolder {
        let folders = try templateService.folders(of: project, options)
        guard let own = folders.last, folders.contains(where: { $0.origin == .project }) else {
            throw EjectError.isLucas(folder: project.root.appending(path: "templates"))
        }
        return own
    }

    /// With the paths that they get in the project.
    private func templates(_ kind: String, in folder: TemplateFolder) throws -> [Template] {
        let known = try TemplateKind.all().map(\.name)
        guard known.contains(kind) else {
            throw EjectError.noSuchKind(kind, nearest: kind.nearest(among: known), known: known)
        }
        return try [kind, TemplateKind.wiring(kind)].flatMap { name in
            try templateRepository.templates(name, in: folder).map { template in
                var template = template
                template.path = "templates/\(name)/\(template.path)"
                return template
            }
        }
    }

    private func chosen(_ request: EjectRequest, of templates: [Template]) throws -> [Template] {
        guard !request.files.isEmpty else { return templates }
        let chosen = try request.files.flatMap { name -> [Template] in
            let found = templates.filter { $0.path == name || $0.path.hasSuffix("/" + name) }
            guard found.isEmpty else { return found }
            let nearest = name.nearest(among: templates.map(\.path.lastPathComponent))
            throw EjectError.noSuchFile(name, nearest: nearest, kind: request.kind)
        }
        return templates.filter(chosen.contains)
    }
}
