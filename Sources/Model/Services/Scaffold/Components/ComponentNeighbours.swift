import DataSource

/// What a project has of the same name already: a new component takes it in.
struct ComponentNeighbours: Equatable, Sendable {
    var hasClient = false
    var hasService = false
    /// One that can be stored.
    var entity: EntityType?
}
