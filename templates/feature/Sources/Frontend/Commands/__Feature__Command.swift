import DataSource
import Model

/// `__feature_command__ …`: turns words into actions of the __feature_name__ stores, and their state into lines.
@MainActor enum __Feature__Command {
    static let command = Command(
        "__feature_command__",
        "Add, find and change __features_name__.",
        subcommands: [list, add, show, edit, remove, importAll]
    )

    /// The first that is neither a flag nor JSON is the argument of `add` and names the __feature_name__.
    private static let fields: EntityFields<__Feature__, __Feature__EditorStore.Action> = [
        // luca:for field
        .field("__field_name__", \.__field__) { .__fieldChanged__($0) }__list_comma__
        // luca:end
    ]

    private static let id = Argument<String>("id", "The id, or the beginning of it.")

    private static let list = Command(
        "list",
        "Show the __features_name__, or those with the given fields.",
        options: fields.listOptions
    ) { arguments, context in
        let store = __Feature__ListStore(context.appDependencies, query: fields.query(arguments))
        try await store.perform(.task)
        try await context.show(store, arguments, none: "No __features_name__.") {
            try fields.list(store.__features__, arguments)
        }
    }

    private static let add = Command(
        "add",
        "Add __a_feature__ and print its id.",
        arguments: fields.addArguments,
        options: fields.addOptions
    ) { arguments, context in
        let store = __Feature__EditorStore(context.appDependencies)
        try await store.perform(fields.actions(arguments) + [.saveButtonTapped])
        try context.console.write("\(store.__feature__.id)\n")
        context.console.tell("Added '\(fields.name(of: store.__feature__))'.\n")
    }

    private static let show = Command(
        "show",
        "Show one __feature_name__.",
        arguments: [id.parameter],
        options: [CommonOptions.json.parameter]
    ) { arguments, context in
        let store = __Feature__DetailStore(context.appDependencies, id: arguments[id])
        try await store.perform(.task)
        try context.console.write(fields.card(store.__feature__, arguments))
    }

    private static let edit = Command(
        "edit",
        "Change the given fields of __a_feature__.",
        arguments: [id.parameter],
        options: fields.options
    ) { arguments, context in
        let store = __Feature__EditorStore(context.appDependencies, id: arguments[id])
        let changes = fields.actions(arguments)
        guard !changes.isEmpty else { throw UsageError.nothingToChange }
        try await store.perform([.task] + changes + [.saveButtonTapped])
        context.console.tell("Changed '\(fields.name(of: store.__feature__))'.\n")
    }

    private static let remove = Command(
        "remove",
        "Remove __a_feature__.",
        arguments: [id.parameter],
        options: [CommonOptions.yes.parameter]
    ) { arguments, context in
        let store = __Feature__DetailStore(context.appDependencies, id: arguments[id])
        try await store.perform(.task)
        let name = fields.name(of: store.__feature__)
        if !arguments[CommonOptions.yes] { try context.console.confirm("Remove '\(name)'?") }
        try await store.perform(.removeButtonTapped)
        context.console.tell("Removed '\(name)'.\n")
    }

    private static let file = Argument<String>("file", "What 'list --json' wrote.")

    private static let importAll = Command(
        "import",
        "Add the __features_name__ in a file: all of them, or none.",
        arguments: [file.parameter]
    ) { arguments, context in
        let store = __Feature__ListStore(context.appDependencies)
        try await store.perform(.importButtonTapped(path: arguments[file]))
    }
}
// luca:for choice

extension __Feature__.__Field__: ArgumentValue {}
// luca:end
