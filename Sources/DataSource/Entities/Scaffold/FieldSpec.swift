/// A field of a feature, as a person asks for it: `due:Date?`, `status:todo|doing|done=doing`.
public struct FieldSpec: Equatable, Sendable {
    public var name: Identifier
    public var type: FieldType
    /// What a new record has in it, as it is typed; nil for what is natural.
    public var defaultValue: String?

    public init(name: Identifier, type: FieldType, defaultValue: String? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

    /// Whether code spells both alike.
    public func isNamed(as other: FieldSpec) -> Bool { name.variable == other.name.variable }

    /// The name as it is written on a command line: what is read from it is the same name.
    public var word: String {
        Identifier(words: name.variable.words).type == name.type ? name.variable : name.type
    }

    /// As it is written on a command line.
    public var text: String {
        "\(word):\(type.shape.applied(to: type.kind.text))" + (defaultValue.map { "=" + $0 } ?? "")
    }
}
