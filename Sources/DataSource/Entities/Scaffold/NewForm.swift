/// What is to be made, as a person types it.
public struct NewForm: Equatable, Sendable {
    public var kind: Kind
    /// Of an application also a path that ends in it; of fields the feature that gets them.
    public var name: String
    /// Nil: luca's rule for plurals.
    public var plural: String?
    public var fields: [String]
    /// None: all that there are.
    public var layers: [String]

    public init(
        _ kind: Kind,
        name: String = "",
        plural: String? = nil,
        fields: [String] = [],
        layers: [String] = []
    ) {
        self.kind = kind
        self.name = name
        self.plural = plural
        self.fields = fields
        self.layers = layers
    }

    public enum Kind: Sendable {
        case app
        case feature
        case field
    }
}
