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
            neighbours.hasClient = try dependenciesService.clients(in: project).contains(name.variable + "Client")

        case .store:
            let path = "Sources/Model/Services/\(name.type)Service.swift"
            neighbours.hasService = try projectRepository.contents(of: path, in: project) != nil

        case .repository:
            neighbours.entity = try entityService.storable(name.type, in: project)

        case .client, .command, .entity:
            break
        }
        return neighbours
    }
}
