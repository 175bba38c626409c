/// The component that a person asks for.
public struct ComponentRequest: Equatable, Sendable {
    public var kind: ComponentKind
    public var name: Identifier
    /// Of an entity only.
    public var fields: [FieldSpec]

    public init(_ kind: ComponentKind, name: Identifier, fields: [FieldSpec] = []) {
        self.kind = kind
        self.name = name
        self.fields = fields
    }

    /// As they are written on a command line.
    public var arguments: [String] { [name.type] + fields.map(\.text) }
}
