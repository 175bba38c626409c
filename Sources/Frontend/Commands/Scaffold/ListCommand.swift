import DataSource
import Model

/// `luca list …`: what is in the project at hand, and which templates there are.
@MainActor enum ListCommand {
    static let command = Command(
        "list",
        "List the features of the project, its components, or the templates.",
        options: [ScaffoldOptions.directory.parameter, CommonOptions.json.parameter],
        subcommands: [features, components, templates],
        run: listFeatures
    )

    private static let features = Command("features", "The features with their fields.", run: listFeatures)

    private static let listFeatures: Command.Run = { arguments, context in
        let features = try await inventory(arguments, context).features
        let rows = features.map {
            [$0.name, $0.command, $0.fields.isEmpty ? "a screen" : $0.fields.joined(separator: " ")]
        }
        try write(FeatureListDocument(features), [["FEATURE", "COMMAND", "FIELDS"]], rows, arguments, context)
        if features.isEmpty { context.console.tell("No features yet. Make one: luca new feature Note title:String\n") }
    }

    private static let components = Command("components", "Entities, clients, services and so on.") {
        arguments,
        context in
        let components = try await inventory(arguments, context).components
        let rows = components.map { [$0.kind.rawValue, $0.name, $0.path] }
        try write(ComponentListDocument(components), [["KIND", "NAME", "FILE"]], rows, arguments, context)
    }

    private static let kind = Argument<String?>(
        "kind",
        "Only those of this kind: feature, screen, app, …",
        candidates: Candidates.templateKinds
    )

    private static let templates = Command(
        "templates",
        "The templates, and whose they are: luca's, the project's, or those of --templates.",
        arguments: [kind.parameter],
        options: [ScaffoldOptions.templates.parameter]
    ) { arguments, context in
        try await context.recover(arguments)
        let options = ScaffoldOptions.planOptions(arguments)
        let store = TemplateListStore(context.appDependencies, options: options, kind: arguments[kind])
        try await store.perform(.task)
        let rows = store.entries.map { [$0.kind, $0.origin.rawValue, $0.path] }
        try write(TemplateListDocument(store.entries), [["KIND", "FROM", "TEMPLATE"]], rows, arguments, context)
    }

    private static func inventory(_ arguments: Arguments, _ context: CommandContext) async throws -> Inventory {
        try await context.recover(arguments)
        let store = InventoryStore(context.appDependencies, options: ScaffoldOptions.planOptions(arguments))
        try await store.perform(.task)
        return store.inventory ?? Inventory(root: "", program: "", layers: [], features: [], components: [])
    }

    private static func write(
        _ document: some Encodable,
        _ head: [[String]],
        _ rows: [[String]],
        _ arguments: Arguments,
        _ context: CommandContext
    ) throws {
        let text =
            arguments[CommonOptions.json]
            ? try JSONText(document).text : TextTable(rows.isEmpty ? [] : head + rows).text
        try context.console.write(text)
    }
}
