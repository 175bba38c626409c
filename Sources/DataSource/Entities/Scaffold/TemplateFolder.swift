/// A folder of templates, and whose they are.
public struct TemplateFolder: Equatable, Sendable {
    public var path: String
    public var origin: Origin

    public init(_ path: String, _ origin: Origin) {
        self.path = path
        self.origin = origin
    }

    public enum Origin: String, Codable, Sendable {
        case luca
        case project
        /// Named by a person.
        case option
    }
}
