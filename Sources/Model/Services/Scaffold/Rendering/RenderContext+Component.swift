import DataSource

extension RenderContext {
    /// - Parameter hasRuntime: whether the project has what luca's own code calls, and what its layers re-export.
    init(_ request: ComponentRequest, beside neighbours: ComponentNeighbours, hasRuntime: Bool = true) {
        let name = request.name
        let feature = RenderContext(FeatureRequest(name: name, plural: name.plural, fields: request.fields))
        let alone = feature.values["__feature__"]?.alone ?? name.variable
        let isStored = neighbours.entity != nil
        self.init(
            values: [
                "__Name__": .code(name.type),
                "__name__": .name(name.variable, alone: alone),
                "__name_text__": .text(name.text),
                "__names__": feature.values["__features__"] ?? .text(name.plural.variable),
                "__name_command__": .text(name.command),
                // What a repository keeps, how it is read, and what the tests put there.
                "__empty__": .text(isStored ? neighbours.entity?.empty?.code ?? ".empty" : "\"\""),
                "__sample__": .text(isStored ? neighbours.entity?.sample?.code ?? ".fixture" : "\"a\""),
                "__read__": .name(isStored ? name.variable : "text", alone: isStored ? alone : "text"),
            ],
            conditions: [
                "client": neighbours.hasClient,
                "entity": isStored,
                "fields": !request.fields.isEmpty,
                "runtime": hasRuntime,
                "service": neighbours.hasService,
                "testingHasName": isStored && TestingName.all.contains(name.type),
            ]
        )
        if request.kind == .entity { self = adding(feature) }
        if !hasRuntime { loops = loops.mapValues { $0.map(\.withoutRuntime) } }
    }
}
