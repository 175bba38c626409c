/// A field of a feature, as a person asks for it: `due:Date?`.
public struct FieldSpec: Equatable, Sendable {
    public var name: Identifier
    public var type: FieldType

    public init(name: Identifier, type: FieldType) {
        self.name = name
        self.type = type
    }
}
