/// What an applied plan did, kept in the project so that it can be taken back. No time and no absolute path: it is committed.
public struct ChangeRecord: Codable, Equatable, Sendable {
    /// Counted up where the meaning of what is there changes.
    public static let schemaVersion = 1

    public var schemaVersion = Self.schemaVersion
    public var kind: Kind
    public var name: String
    public var arguments: [String]
    /// The fingerprint of the templates it was made from.
    public var templates: String
    /// Files that were made, with the fingerprints of what was written.
    public var files: [String: String]
    public var edits: [String: Edit]
    /// Files that were in the way and gave their place, with what they held; nil where none did.
    public var overwritten: [String: Overwritten]?
    /// Folders that were made, the outer one first.
    public var folders: [String]

    public init(
        kind: Kind,
        name: String,
        arguments: [String] = [],
        templates: String = "",
        files: [String: String] = [:],
        edits: [String: Edit] = [:],
        folders: [String] = []
    ) {
        self.kind = kind
        self.name = name
        self.arguments = arguments
        self.templates = templates
        self.files = files
        self.edits = edits
        self.folders = folders
    }

    public enum Kind: String, Codable, Sendable {
        case app
        case feature
        case field
        case entity
        case client
        case repository
        case service
        case store
        case command
        case child
        case initializer = "init"
        /// Of luca's, copied into the project.
        case templates
    }

    /// A file before and after.
    public struct Overwritten: Codable, Equatable, Sendable {
        public var before: Data
        /// Of what was written.
        public var fingerprint: String

        public init(before: Data, fingerprint: String) {
            self.before = before
            self.fingerprint = fingerprint
        }
    }

    /// Texts that were put into a file, in the order in which they stand there.
    public struct Edit: Codable, Equatable, Sendable {
        /// Of the file with the texts in it.
        public var fingerprint: String
        public var texts: [InsertedText]

        public init(fingerprint: String, texts: [InsertedText]) {
            self.fingerprint = fingerprint
            self.texts = texts
        }
    }
}
