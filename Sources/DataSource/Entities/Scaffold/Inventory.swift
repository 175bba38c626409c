/// What a project consists of.
public struct Inventory: Equatable, Sendable {
    /// The absolute path of the project.
    public var root: String
    /// The name of its program; empty where it has none.
    public var program: String
    public var layers: [String]
    public var features: [FeatureEntry]
    public var components: [ComponentEntry]

    public init(
        root: String,
        program: String,
        layers: [String],
        features: [FeatureEntry],
        components: [ComponentEntry]
    ) {
        self.root = root
        self.program = program
        self.layers = layers
        self.features = features
        self.components = components
    }
}
