/// One part of an application that luca makes by itself.
public enum ComponentKind: String, CaseIterable, Sendable {
    case entity
    case client
    case repository
    case service
    case store
    case command

    /// What luca adds to the name; an entity is called as it is.
    public var suffix: String {
        switch self {
        case .entity: ""
        case .client: "Client"
        case .repository: "Repository"
        case .service: "Service"
        case .store: "Store"
        case .command: "Command"
        }
    }
}
