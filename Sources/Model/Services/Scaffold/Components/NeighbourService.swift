import DataSource

/// Finds the components of one name that a project has already.
struct NeighbourService: Sendable {
    private let dependenciesService: DependenciesService
    private let entityService: EntityService
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        dependenciesService = DependenciesService(appDependencies)
        entityService = EntityService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    func neighbours(of request: ComponentRequest, in project: Project) throws -> ComponentNeighbours {
        let name = request.name
        var neighbours = ComponentNeighbours()
        switch request.kind {
        case .service:
            let clients = try dependenciesService.clients(in: project)
            neighbours.hasClient = clients.contains(name.variable + "Client")
            neighbours.repositoryCall = try call(name.type + "Repository", in: "DataSource/Repositories", of: project)

        case .store:
            neighbours.serviceCall = try call(name.type + "Service", in: "Model/Services", of: project)

        case .repository:
            neighbours.entity = try entityService.storable(name.type, in: project)

        case .client, .command, .entity:
            break
        }
        return neighbours
    }

    private func call(_ type: String, in folder: String, of project: Project) throws -> String? {
        let path = try projectRepository.place(of: "Sources/\(folder)/\(type).swift", in: project)
        guard let source = try projectRepository.source(at: path, in: project) else { return nil }
        return DependenciesCall(type, in: source, clients: try dependenciesService.clients(in: project))?.code
    }
}
