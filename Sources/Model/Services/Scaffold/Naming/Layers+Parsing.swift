import DataSource

extension [Layer] {
    /// Layers as a person types them, `DataSource,Model`: each comes with those below it.
    init(parsing text: String) throws(FeatureError) {
        let order = [Layer.dataSource, .model, .frontend]
        let names = text.split { ", ".contains($0) }
        let layers = order.filter { layer in names.contains { $0.lowercased() == layer.rawValue.lowercased() } }
        guard !layers.isEmpty, layers == Array(order.prefix(names.count)) else {
            throw .wrongLayers(text)
        }
        self = layers
    }
}
