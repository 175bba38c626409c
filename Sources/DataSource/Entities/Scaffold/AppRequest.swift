/// The application that a person asks for.
public struct AppRequest: Equatable, Sendable {
    public var name: Identifier
    /// The folder that it is made in; as a person types it.
    public var folder: String

    public init(name: Identifier, folder: String) {
        self.name = name
        self.folder = folder
    }

    /// As they are written on a command line.
    public var arguments: [String] { [name.type] }
}
