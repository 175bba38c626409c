import DataSource

/// Sees to it that a project without luca's runtime has a `UserDefaultsClient` that data can be stored through.
struct ForeignStorageService: Sendable {
    private let clientWiringService: ClientWiringService
    private let dependenciesService: DependenciesService
    private let projectPartService: ProjectPartService
    private let projectRepository: ProjectRepository
    private let renderService = RenderService()
    private let styleService: StyleService
    private let templateService: TemplateService

    init(_ appDependencies: AppDependencies) {
        clientWiringService = ClientWiringService(appDependencies)
        dependenciesService = DependenciesService(appDependencies)
        projectPartService = ProjectPartService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        styleService = StyleService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only. One that luca has made is planned again: it says so, and whoever needs it can be told.
    func storage(in project: Project, _ style: ProjectStyle, _ options: PlanOptions) throws -> ForeignStorage {
        let templates = try templateService.templates("storage", of: project, options)
        let files = try styleService.restyled(renderService.rendered(templates, RenderContext()), style)
        guard let needed = try files.lazy.compactMap({ try client(in: $0) }).first else { return ForeignStorage() }
        let present = try present(in: project)
        if let present { try check(present, against: needed) }
        var storage = ForeignStorage(isPublic: (present ?? needed).isOpen(needed.members.map(\.name)))
        let isOwn =
            try present != nil
            && !files.contains { file in
                try projectRepository.contents(of: file.path, in: project)?.bytes == file.contents.bytes
            }
        if !isOwn {
            try projectPartService.checkDependencyClient(in: project)
            storage.files = files
            storage.templates = templates
        }
        if try !isOwn || !dependenciesService.clients(in: project).contains(ForeignStorage.variable) {
            storage.wirings = try clientWiringService.renderings(for: ForeignStorage.name, in: project, options)
        }
        return storage
    }

    private func present(in project: Project) throws -> ClientSource? {
        for path in try projectRepository.swiftFiles(in: project).filter(Layer.dataSource.holds).sorted() {
            let source = try projectRepository.source(at: path, about: ForeignStorage.type, in: project) {
                $0.declaredTypes.contains(ForeignStorage.type)
            }
            if let client = source.flatMap({ ClientSource(ForeignStorage.type, in: $0) }) { return client }
        }
        return nil
    }

    private func client(in file: Template) throws -> ClientSource? {
        let text = String(decoding: file.contents.bytes, as: UTF8.self)
        return ClientSource(ForeignStorage.type, in: try SwiftSource(text, at: file.path))
    }

    /// What a person's own lacks is for the person to add.
    private func check(_ present: ClientSource, against needed: ClientSource) throws(ProjectLack) {
        let others = needed.members.filter { member in
            present.members.contains { $0.name == member.name && ($0.type != member.type || !$0.isVariable) }
        }
        guard others.isEmpty else { throw .otherStorage(path: present.path, members: others.map(\.name)) }
        let missing = needed.members.map(\.name).filter { name in !present.members.contains { $0.name == name } }
        guard missing.isEmpty else { throw .storage(path: present.path, text: needed.text(adding: missing)) }
    }
}

extension ClientSource {
    /// Whether other modules see these members.
    fileprivate func isOpen(_ names: [String]) -> Bool {
        members.allSatisfy { $0.isPublic || !names.contains($0.name) }
    }
}
