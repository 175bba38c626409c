extension RenderContext {
    init(_ shape: DependenciesShape) {
        self.init(
            values: [
                "__class__": .text(shape.introducer),
                "__public_let__": .text(shape.property?.keywords ?? ""),
            ],
            conditions: [
                "property": shape.property != nil,
                "inferred": shape.property?.style == .inferred,
                "valued": shape.property?.style == .valued,
                "initializer": shape.property?.isGiven == true,
            ],
            loops: ["set": shape.sets.map(RenderContext.init)]
        )
    }

    private init(_ set: ClientSet) {
        var values: [String: Value] = [
            "__set__": .code(set.name),
            "__value__": .text(set.value),
            "__receiver__": .code(set.receiver ?? ""),
        ]
        var conditions = ["function": false, "parameter": false, "assigned": set.receiver != nil]
        switch set.kind {
        case let .function(takesClients):
            conditions["function"] = true
            conditions["parameter"] = takesClients
            values["__Set__"] = .text("AppDependencies")
        case let .property(type):
            values["__Set__"] = .text(type)
        }
        self.init(values: values, conditions: conditions)
    }
}
