/// A part of a layer, found by the folder and the name of its file.
public struct ComponentEntry: Equatable, Sendable {
    public var kind: Kind
    /// Without the suffix of its kind: `Note` of `NoteService`.
    public var name: String
    public var path: String

    public init(kind: Kind, name: String, path: String) {
        self.kind = kind
        self.name = name
        self.path = path
    }

    public enum Kind: String, CaseIterable, Codable, Sendable {
        case entity
        case client
        case repository
        case service
        case store
        case command
    }
}

extension ComponentEntry {
    /// Nil where the file is none of these.
    /// - Parameter storeSuffix: what the names of stores end in.
    public init?(path: String, storeSuffix: String = ComponentKind.store.suffix) {
        let name = path.lastPathComponent
        guard name.hasSuffix(".swift"), !name.contains("+") else { return nil }
        let type = name.dropLast(".swift".count)
        let suffix = { (kind: Kind) in kind == .store ? storeSuffix : kind.suffix }
        let kind = Kind.allCases.first {
            path.hasPrefix($0.folder + "/") && type.hasSuffix(suffix($0)) && type != suffix($0)
        }
        guard let kind else { return nil }
        self.init(kind: kind, name: String(type.dropLast(suffix(kind).count)), path: path)
    }
}

extension ComponentEntry.Kind {
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

    fileprivate var suffix: String {
        self == .entity ? "" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
}
