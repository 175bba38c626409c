import DataSource

extension RenderContext {
    init(_ request: ChildRequest, _ family: StoreFamily, _ suite: StorePlaces.Suite = .isolated) {
        let (parent, child) = (family.parent, family.child)
        let name = request.child
        let feature = RenderContext(FeatureRequest(name: name, plural: name.plural, fields: []))
        let alone = feature.values["__feature__"]?.alone ?? name.variable
        let names = family.given.map(\.parameter.name)
        let samples = family.given.map(\.sample).joined(separator: ", ")
        self.init(
            values: [
                "__Parent__": .code(parent.type),
                "__Child__": .code(child.type),
                "__child__": .name(name.variable, alone: alone),
                // A value that is given may have the child's own name.
                "__own_child__": .text((names.contains(alone) ? "self." : "") + alone),
                "__child_call__": .text(family.call),
                "__parent_sample__": .text(family.parentSample),
                "__public_var__": .text(parent.keywords ?? "public private(set) var"),
                "__failure_type__": .text(parent.failure?.type ?? ""),
                "__action_type__": .text(parent.action.stored),
                "__action_given__": .text(parent.action.given),
                "__closing__": .text(family.closing ?? ""),
                "__given_names__": .text(names.joined(separator: ", ")),
                "__given_types__": .text(family.given.map(\.parameter.type).joined(separator: ", ")),
                "__given_samples__": .text(samples.isEmpty ? "" : "(\(samples))"),
            ],
            conditions: [
                "closing": family.closing != nil,
                "done": parent.actions.last?.name == "doneButtonTapped" && parent.hasAction("doneButtonTapped"),
                "failing": parent.failure != nil,
                "foundation": family.hasSamples && parent.imports.union(child.imports).contains("Foundation"),
                "given": !names.isEmpty,
                "isolated": suite == .isolated,
                "sample": family.hasSamples,
            ],
            loops: ["import": family.imports.map { RenderContext(values: ["__import__": .text($0)]) }]
        )
    }
}
