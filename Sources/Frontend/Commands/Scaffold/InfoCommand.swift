import DataSource
import Model

/// `luca info`: which luca this is, and what it works on.
@MainActor enum InfoCommand {
    static let command = Command(
        "info",
        "Show the version, the project at hand, and which templates are used.",
        options: [
            ScaffoldOptions.directory.parameter, ScaffoldOptions.templates.parameter, CommonOptions.json.parameter,
        ]
    ) { arguments, context in
        try await context.recover(arguments)
        let store = InfoStore(context.appDependencies, options: ScaffoldOptions.planOptions(arguments))
        try await store.perform(.task)
        let document = InfoDocument(store.inventory, store.folders, parser: store.parser)
        let isDocument = arguments[CommonOptions.json]
        try context.console.write(isDocument ? try JSONText(document).text : TextTable(document.rows).text)
    }
}
