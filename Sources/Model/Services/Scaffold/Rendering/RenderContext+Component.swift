import DataSource

extension RenderContext {
    /// - Parameter hasRuntime: whether the project has what luca's own code calls, and what its layers re-export.
    init(
        _ request: ComponentRequest,
        beside neighbours: ComponentNeighbours,
        _ style: ProjectStyle = ProjectStyle(),
        hasRuntime: Bool = true
    ) {
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
                "__repository_call__": .text(neighbours.repositoryCall ?? ""),
                "__service_call__": .text(neighbours.serviceCall ?? ""),
            ],
            conditions: [
                "client": neighbours.hasClient,
                "entity": isStored,
                "fields": !request.fields.isEmpty,
                "given": neighbours.hasClient || neighbours.repositoryCall != nil,
                "repository": neighbours.repositoryCall != nil,
                "runtime": hasRuntime,
                "service": neighbours.serviceCall != nil,
                "testingHasName": isStored && TestingName.all.contains(name.type),
            ]
        )
        add(style)
        add(.usual, dataTests: "DataSourceTests")
        if request.kind == .entity { self = adding(feature) }
        if !hasRuntime { dropRuntime() }
    }

    /// How the project writes its stores.
    mutating func add(_ style: ProjectStyle) {
        values["__Store__"] = .text(style.storeSuffix)
        values["__action_type__"] = .text(style.action)
        values["__action_given__"] = .text("@escaping " + style.action)
    }

    /// - Parameter dataTests: the target that tests the lowest layer.
    mutating func add(_ tests: TestDependencies, dataTests: String) {
        values["__test_dependencies__"] = .text(tests.code)
        values["__DataTests__"] = .text(dataTests)
    }
}
