import DataSource

extension TemplateSample {
    /// - Parameter kind: that they are of.
    static func components(_ kind: ComponentKind) throws -> [TemplateSample] {
        try ["Ox", "Default", "HTTPServer", "InternationalShippingDeclaration"].flatMap { name in
            try neighbours(of: kind, name).map { fields, neighbours, shape in
                let request = try ComponentRequest(kind, parsing: name, fields: fields)
                let context = RenderContext(request, beside: neighbours).adding(RenderContext(shape))
                let app = Target(kind: "app", context: RenderContext(try AppRequest(parsing: "Notes", in: "/")))
                let target = shape == .usual ? app : nil
                return TemplateSample(command(kind.rawValue, request.arguments), context, into: target)
            }
        }
    }

    /// The same in projects that luca did not make, in the styles of such.
    /// - Parameter kind: that they are of.
    static func plainComponents(_ kind: ComponentKind) throws -> [TemplateSample] {
        let styles = [
            ProjectStyle(),
            ProjectStyle(storeSuffix: "", attributes: .above, action: "@MainActor (Action) async -> Void"),
        ]
        return try ["Ox", "Default", "HTTPServer", "InternationalShippingDeclaration"].flatMap { name in
            let request = try ComponentRequest(kind, parsing: name)
            return try neighbours(of: kind, name).flatMap { _, neighbours, _ in
                styles.map { style in
                    let context = RenderContext(request, beside: neighbours, style, hasRuntime: false)
                    return TemplateSample(command(kind.rawValue, request.arguments), context)
                }
            }
        }
    }

    static var children: [TemplateSample] {
        get throws {
            let plain = "init(action: @escaping (Action) async -> Void) {}"
            let given =
                "init(_ appDependencies: AppDependencies, id: String, action: @escaping (Action) async -> Void) {}"
            return try [
                ("Lid", plain, "doneButtonTapped"), ("Default", given, "cancelButtonTapped"), ("Lid", given, "task"),
            ]
            .map { name, initializer, action in
                let request = try ChildRequest(parsing: "Ox", child: name)
                let store = ComponentRequest(.store, name: request.parent)
                let parent = RenderContext(store, beside: ComponentNeighbours())
                let family = StoreFamily(
                    parent: try self.store("OxStore", "var failure: Int?", "doneButtonTapped", failing),
                    parentSamples: [],
                    child: try self.store(name + "Store", "", action, initializer),
                    childSamples: initializer == plain ? [] : [".testDependencies()", "\"id\""]
                )
                let target = Target(kind: "component/store", context: parent)
                return TemplateSample(command("child", request.arguments), RenderContext(request, family), into: target)
            }
        }
    }

    private static let failing =
        "init(failure: (any Error)? = nil, action: @escaping (Action) async -> Void = { _ in }) {}"

    private static func store(_ name: String, _ state: String, _ action: String, _ initializer: String) throws
        -> StoreSource
    {
        let text = """
            import DataSource

            final class \(name) {
                \(state)
                let action: (Action) async -> Void
                \(initializer)
                enum Action { case \(action) }
            }
            """
        let source = try SwiftSource(text, at: name + ".swift")
        guard let store = StoreSource(name, in: source) else { throw WiringError.fault(path: source.path) }
        return store
    }

    private typealias Surroundings = (fields: [String], neighbours: ComponentNeighbours, shape: DependenciesShape)

    /// What a project has beside the component, and how it writes its dependencies.
    private static func neighbours(of kind: ComponentKind, _ name: String) throws -> [Surroundings] {
        let nothing = ComponentNeighbours()
        switch kind {
        case .entity:
            return [([], nothing, .usual), (["in:String", "state:new|old", "sent:Date?"], nothing, .usual)]
        case .client:
            return shapes.map { ([], nothing, $0) }
        case .repository:
            let entity = EntityType(name: name, empty: .init(".empty"), sample: .init(".fixture"))
            return [([], nothing, .usual), ([], ComponentNeighbours(entity: entity), .usual)]
        case .service:
            let repository = ComponentNeighbours(
                repositoryCall: name + "Repository(appDependencies.userDefaultsClient)"
            )
            return [nothing, ComponentNeighbours(hasClient: true), repository].map { ([], $0, .usual) }
        case .store:
            let service = ComponentNeighbours(serviceCall: name + "Service(appDependencies)")
            return [([], nothing, .usual), ([], service, .usual)]
        case .command:
            return [([], nothing, .usual)]
        }
    }

    private static var shapes: [DependenciesShape] {
        let sets = [
            ClientSet(name: "testDependencies", kind: .function(takesClients: true), value: "oxClient"),
            ClientSet(
                name: "testDependencies",
                kind: .function(takesClients: false),
                value: ".testValue",
                receiver: "all"
            ),
            ClientSet(name: "testValue", kind: .property(type: "Self"), value: ".testValue"),
            ClientSet(name: "testValue", kind: .property(type: "Self"), value: ".testValue", receiver: "all"),
        ]
        let styles = [DependenciesShape.Style.inferred, .valued].map { style in
            DependenciesShape(
                path: DependenciesService.path,
                introducer: "struct",
                property: DependenciesShape.Property(keywords: "public var", style: style, isGiven: false),
                sets: sets
            )
        }
        let tests = DependenciesShape(path: "Tests.swift", introducer: "extension", property: nil, sets: sets)
        return [.usual, tests] + styles
    }
}
