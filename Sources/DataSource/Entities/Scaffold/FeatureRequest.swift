/// The feature that a person asks for.
public struct FeatureRequest: Equatable, Sendable {
    public var name: Identifier
    public var plural: Identifier
    /// None: a screen; otherwise a collection of records.
    public var fields: [FieldSpec]
    /// The layers that get their part of it, from the lowest on; nil for all.
    public var layers: [Layer]?

    public init(name: Identifier, plural: Identifier, fields: [FieldSpec], layers: [Layer]? = nil) {
        self.name = name
        self.plural = plural
        self.fields = fields
        self.layers = layers
    }

    /// As they are written on a command line.
    public var arguments: [String] {
        [name.type] + fields.map(\.text)
            + (plural == name.plural ? [] : ["--plural", plural.type])
            + (layers.map { ["--layers", $0.map(\.rawValue).joined(separator: ",")] } ?? [])
    }

    /// Whether the layers that get their part hold a file, or are tested by it.
    public func isMeant(_ path: String) -> Bool {
        guard let layers else { return true }
        let others = [Layer.dataSource, .model, .frontend].filter { !layers.contains($0) }
        return !others.contains { $0.holds(path) || path.hasPrefix("Tests/\($0.rawValue)Tests/") }
    }
}
