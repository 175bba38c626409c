/// A file that a project receives, with its placeholders. `path` is as it will lie in the project.
public struct Template: Equatable, Sendable {
    public var path: String
    public var contents: FileContents
    /// Where it was read, for messages.
    public var source: String
    /// A link to one of luca's own files: received to the letter.
    public var isLink: Bool
    public var origin: TemplateFolder.Origin
    /// The files that it may include, by name.
    public var includes: [String: Template]

    public init(
        path: String,
        contents: FileContents,
        source: String,
        isLink: Bool,
        origin: TemplateFolder.Origin = .luca,
        includes: [String: Template] = [:]
    ) {
        self.path = path
        self.contents = contents
        self.source = source
        self.isLink = isLink
        self.origin = origin
        self.includes = includes
    }
}
