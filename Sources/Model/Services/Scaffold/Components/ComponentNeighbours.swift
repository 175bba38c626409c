import DataSource

/// What a project has of the same name already: a new component takes it in.
struct ComponentNeighbours: Equatable, Sendable {
    var hasClient = false
    /// What makes the repository: `PlaceRepository(appDependencies.userDefaultsClient)`.
    var repositoryCall: String?
    /// What makes the service: `PlaceService(appDependencies)`.
    var serviceCall: String?
    /// One that can be stored.
    var entity: EntityType?
}
