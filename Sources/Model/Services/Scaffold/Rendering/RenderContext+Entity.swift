import DataSource

extension RenderContext {
    init(_ entity: EntityType) {
        self.init(
            values: ["__Entity__": .code(entity.name)],
            conditions: ["enumeration": entity.isEnumeration]
        )
    }
}
