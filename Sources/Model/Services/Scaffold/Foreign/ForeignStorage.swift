import DataSource

/// The client that values are stored through in a project that luca did not make: what has to be made of it, and how it
/// is seen.
struct ForeignStorage {
    /// Rendered; none where the project has one of its own.
    var files: [Template] = []
    var wirings: [Rendering] = []
    /// Not rendered, for what is made.
    var templates: [Template] = []
    /// Whether tests of other modules see what they have to replace.
    var isPublic = true

    static let name = Identifier(words: ["User", "Defaults"])
    static let type = name.type + ComponentKind.client.suffix
    static let variable = name.variable + ComponentKind.client.suffix
}
