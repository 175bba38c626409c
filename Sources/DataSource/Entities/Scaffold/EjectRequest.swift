/// Templates of luca's that a person wants to edit.
public struct EjectRequest: Equatable, Sendable {
    public var kind: String
    /// Which of the kind, by their paths or the ends of them; none: all.
    public var files: [String]

    public init(kind: String, files: [String] = []) {
        self.kind = kind
        self.files = files
    }

    /// As they are written on a command line.
    public var arguments: [String] { [kind] + files }
}
