/// The feature that a person asks for.
public struct FeatureRequest: Equatable, Sendable {
    public var name: Identifier
    public var plural: Identifier
    /// None: a screen; otherwise a collection of records.
    public var fields: [FieldSpec]

    public init(name: Identifier, plural: Identifier, fields: [FieldSpec]) {
        self.name = name
        self.plural = plural
        self.fields = fields
    }

    /// As they are written on a command line.
    public var arguments: [String] {
        [name.type] + fields.map(\.text)
            + (plural == name.plural ? [] : ["--plural", plural.type])
    }
}
