import DataSource
import Model

/// `note …`: turns words into actions of the note stores, and their state into lines.
@MainActor enum NoteCommand {
    static let command = Command(
        "note",
        "Add, find and change notes.",
        subcommands: [list, add, show, edit, remove, importAll]
    )

    /// The first that is neither a flag nor JSON is the argument of `add` and names the note.
    private static let fields: EntityFields<Note, NoteEditorStore.Action> = [
        .field("title", \.title) { .titleChanged($0) },
        .field("body", \.body) { .bodyChanged($0) },
        .field("pinned", \.pinned) { .pinnedToggleSwitched($0) },
        .field("count", \.count) { .countChanged($0) },
        .field("due", \.due) { .dueChanged($0) },
    ]

    private static let id = Argument<String>("id", "The id, or the beginning of it.")

    private static let list = Command(
        "list",
        "Show the notes, or those with the given fields.",
        options: fields.listOptions
    ) { arguments, context in
        let store = NoteListStore(context.appDependencies, query: fields.query(arguments))
        try await store.perform(.task)
        try await context.show(store, arguments, none: "No notes.") {
            try fields.list(store.notes, arguments)
        }
    }

    private static let add = Command(
        "add",
        "Add a note and print its id.",
        arguments: fields.addArguments,
        options: fields.addOptions
    ) { arguments, context in
        let store = NoteEditorStore(context.appDependencies)
        try await store.perform(fields.actions(arguments) + [.saveButtonTapped])
        try context.console.write("\(store.note.id)\n")
        context.console.tell("Added '\(fields.name(of: store.note))'.\n")
    }

    private static let show = Command(
        "show",
        "Show one note.",
        arguments: [id.parameter],
        options: [CommonOptions.json.parameter]
    ) { arguments, context in
        let store = NoteDetailStore(context.appDependencies, id: arguments[id])
        try await store.perform(.task)
        try context.console.write(fields.card(store.note, arguments))
    }

    private static let edit = Command(
        "edit",
        "Change the given fields of a note.",
        arguments: [id.parameter],
        options: fields.options
    ) { arguments, context in
        let store = NoteEditorStore(context.appDependencies, id: arguments[id])
        let changes = fields.actions(arguments)
        guard !changes.isEmpty else { throw UsageError.nothingToChange }
        try await store.perform([.task] + changes + [.saveButtonTapped])
        context.console.tell("Changed '\(fields.name(of: store.note))'.\n")
    }

    private static let remove = Command(
        "remove",
        "Remove a note.",
        arguments: [id.parameter],
        options: [CommonOptions.yes.parameter]
    ) { arguments, context in
        let store = NoteDetailStore(context.appDependencies, id: arguments[id])
        try await store.perform(.task)
        let name = fields.name(of: store.note)
        if !arguments[CommonOptions.yes] { try context.console.confirm("Remove '\(name)'?") }
        try await store.perform(.removeButtonTapped)
        context.console.tell("Removed '\(name)'.\n")
    }

    private static let file = Argument<String>("file", "What 'list --json' wrote.")

    private static let importAll = Command(
        "import",
        "Add the notes in a file: all of them, or none.",
        arguments: [file.parameter]
    ) { arguments, context in
        let store = NoteListStore(context.appDependencies)
        try await store.perform(.importButtonTapped(path: arguments[file]))
    }
}
