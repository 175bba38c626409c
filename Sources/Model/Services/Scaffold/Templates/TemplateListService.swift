import DataSource

/// Says which templates there are, and whose.
public struct TemplateListService: Sendable {
    private let projectRepository: ProjectRepository
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        templateService = TemplateService(appDependencies)
    }

    /// Also outside of a project: then luca's own.
    /// - Parameter kind: nil for all.
    public func entries(_ kind: String?, _ options: PlanOptions) throws -> [TemplateEntry] {
        let options = try options.absolute(projectRepository)
        let project = try projectRepository.projectIfAny(from: options.directory)
        let known = try TemplateKind.all().map(\.name)
        if let kind, !known.contains(kind) {
            throw EjectError.noSuchKind(kind, nearest: kind.nearest(among: known), known: known)
        }
        let folders = known.filter { kind == nil || kind == $0 }.flatMap { [$0, TemplateKind.wiring($0)] }
        return try (folders + (kind == nil ? [TemplateService.shared] : [])).flatMap { folder in
            try templateService.templates(folder, of: project, options).map { template in
                TemplateEntry(kind: folder, path: template.path, origin: template.origin, source: template.source)
            }
        }
    }

    public func kinds() throws -> [String] {
        try TemplateKind.all().map(\.name)
    }

    public func folders(_ options: PlanOptions) throws -> [TemplateFolder] {
        let options = try options.absolute(projectRepository)
        let project = try projectRepository.projectIfAny(from: options.directory)
        return try templateService.folders(of: project, options).filter { try projectRepository.isFolder($0.path) }
    }
}
