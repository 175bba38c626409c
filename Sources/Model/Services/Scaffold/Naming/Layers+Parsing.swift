import DataSource

extension [Layer] {
    /// Layers as a person types them, by comma or in several words: a layer comes with those below it.
    init(parsing words: [String]) throws(FeatureError) {
        let order = [Layer.dataSource, .model, .frontend]
        let names = words.flatMap { $0.split(separator: ",") }
        let layers = order.filter { layer in names.contains { $0.lowercased() == layer.rawValue.lowercased() } }
        guard !layers.isEmpty, layers == Array(order.prefix(names.count)) else {
            throw .wrongLayers(words.joined(separator: ","))
        }
        self = layers
    }
}
