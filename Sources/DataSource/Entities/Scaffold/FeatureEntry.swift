/// A feature of a project as a list names it.
public struct FeatureEntry: Equatable, Sendable {
    public var name: String
    /// The word that its command begins with.
    public var command: String
    /// As they are written on a command line; none: a screen.
    public var fields: [String]
    /// The file that says how it came to be; nil where somebody wrote it by hand.
    public var record: String?

    public init(name: String, command: String, fields: [String], record: String?) {
        self.name = name
        self.command = command
        self.fields = fields
        self.record = record
    }
}
