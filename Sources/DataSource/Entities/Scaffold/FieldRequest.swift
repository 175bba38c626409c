/// Fields that a person asks for in a feature that is there.
public struct FieldRequest: Equatable, Sendable {
    public var feature: Identifier
    public var fields: [FieldSpec]

    public init(feature: Identifier, fields: [FieldSpec]) {
        self.feature = feature
        self.fields = fields
    }

    /// As they are written on a command line.
    public var arguments: [String] { [feature.type] + fields.map(\.text) }
}
