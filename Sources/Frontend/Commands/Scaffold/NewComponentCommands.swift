import DataSource

/// `luca new client …` and the like: one component each.
@MainActor enum NewComponentCommands {
    static let all = ComponentKind.allCases.map { command($0) }

    private static let name = Argument<String>(
        "name",
        "Its name, without what luca adds: Weather, reading-list.",
        question: "What is it called, as Weather?"
    )
    private static let fields = Argument<[String]>(
        "field:type",
        "Its fields, such as city:String or since:Date?.",
        question: "Which fields does it have, as city:String since:Date?"
    )

    private static func command(_ kind: ComponentKind) -> Command {
        let hasFields = kind == .entity
        return Command(
            kind.rawValue,
            kind.overview,
            discussion: kind.discussion,
            arguments: [name.parameter] + (hasFields ? [fields.parameter] : []),
            options: ScaffoldOptions.plan + ScaffoldOptions.create + [ScaffoldOptions.skipWiring.parameter]
        ) { arguments, context in
            let fields = hasFields ? arguments[fields] : []
            let form = NewForm(.component(kind), name: arguments[name], fields: fields)
            try await NewCommand.make(form, arguments, context)
        }
    }
}

extension ComponentKind {
    fileprivate var overview: String {
        switch self {
        case .entity: "Add an entity: a value that fields can hold."
        case .client: "Add a client, wired into AppDependencies."
        case .repository: "Add a repository: one value, kept in a file."
        case .service: "Add a service: rules that stores and commands share."
        case .store: "Add a store."
        case .command: "Add a command to the command table."
        }
    }

    fileprivate var discussion: String {
        switch self {
        case .entity: "A feature with a list of its own, which keeps its records in a table: luca new feature."
        case .client: "It goes to all places of AppDependencies that name every client, in their order and style."
        case .repository:
            """
            It keeps the entity of its name, where there is one, and a text otherwise.
            In a project that luca did not make it keeps that in UserDefaults.
            """
        case .service: "It is given the client of its name, where there is one. Its rule is there to be replaced."
        case .store: "It is given the service of its name, where there is one. For a child of another: luca new child."
        case .command: "What it does is there to be replaced."
        }
    }
}
