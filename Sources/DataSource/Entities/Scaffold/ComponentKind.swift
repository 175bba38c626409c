/// One part of an application that luca makes by itself.
public enum ComponentKind: String, CaseIterable, Codable, Sendable {
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

    /// Where it lies, by itself or in a feature.
    public var folder: String {
        switch self {
        case .entity: "Sources/DataSource/Entities"
        case .client: "Sources/DataSource/Dependencies"
        case .repository: "Sources/DataSource/Repositories"
        case .service: "Sources/Model/Services"
        case .store: "Sources/Model/Stores"
        case .command: "Sources/Frontend/Commands"
        }
    }

    public var plural: String {
        switch self {
        case .entity: "entities"
        case .repository: "repositories"
        case .client, .service, .store, .command: rawValue + "s"
        }
    }
}
