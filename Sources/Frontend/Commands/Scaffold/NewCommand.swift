import DataSource
import Model

/// `luca new …`: turns words into actions of the form store, and its plan into lines.
@MainActor enum NewCommand {
    static let command = Command(
        "new",
        "Make an application, a feature in one, a field in that, or a single component.",
        subcommands: [app, feature, field] + NewComponentCommands.all + [NewChildCommand.command]
    )

    private static let folder = Argument<String>(
        "name",
        "The name, or a path that ends in it: Notes, ../reading-list.",
        question: "What is the application called?"
    )
    private static let name = Argument<String>(
        "name",
        "The name of one: Note, ReadingList, reading-list.",
        question: "What is one of them called, as Note or ReadingList?"
    )
    private static let fields = Argument<[String]>(
        "field:type",
        "Fields such as title:String or due:Date?.",
        question: "Which fields does it have, as title:String due:Date?; none for a screen?"
    )
    private static let plural = Option<String>("plural", "The plural, where 's' is not enough.", placeholder: "name")

    private static let layers = Option<String>(
        "layers",
        "The layers that get their part, the lowest first: DataSource,Model.",
        placeholder: "layers"
    )

    private static let app = Command(
        "app",
        "Make an application: layers, runtime, command line and tests.",
        arguments: [folder.parameter],
        options: ScaffoldOptions.plan + ScaffoldOptions.create
    ) { arguments, context in
        try await make(NewForm(.app, name: arguments[folder]), arguments, context, .folders)
    }

    private static let feature = Command(
        "feature",
        "Add a feature, from its table to its command, with tests.",
        discussion: """
            With fields it is a collection: list, add, show, edit and remove, kept in a table. Without, it is a screen.
            Types are \(FieldType.Kind.named.map(\.text).joined(separator: ", ")), one of some words (todo|done),
            another entity of the project (Customer), a list of any ([Type]), and any that may be missing (Type?).
            '=' gives a default: pinned:Bool=true.
            """,
        arguments: [name.parameter, fields.parameter],
        options: [plural.parameter, layers.parameter] + ScaffoldOptions.plan + ScaffoldOptions.create
            + [ScaffoldOptions.skipWiring.parameter]
    ) { arguments, context in
        let form = NewForm(
            .feature,
            name: arguments[name],
            plural: arguments[plural],
            fields: arguments[fields],
            layers: arguments[layers]
        )
        try await make(form, arguments, context)
    }

    private static let owner = Argument<String>(
        "feature",
        "The feature that gets it: Note.",
        question: "Which feature gets it?",
        candidates: Candidates.collections
    )
    private static let newField = Argument<String>(
        "field:type",
        "The field, such as due:Date?.",
        question: "Which field, as due:Date?"
    )
    private static let moreFields = Argument<[String]>("more", "More of them.")

    private static let field = Command(
        "field",
        "Add a field to a feature, from its table to its command, and to its tests.",
        discussion: """
            What was stored before has the field's default in it: what comes after '=', or what is natural for the type.
            """,
        arguments: [owner.parameter, newField.parameter, moreFields.parameter],
        options: ScaffoldOptions.plan + ScaffoldOptions.create + [ScaffoldOptions.skipWiring.parameter]
    ) { arguments, context in
        let fields = [arguments[newField]] + arguments[moreFields]
        try await make(NewForm(.field, name: arguments[owner], fields: fields), arguments, context)
    }

    static func make(
        _ form: NewForm,
        _ arguments: Arguments,
        _ context: CommandContext,
        _ detail: ChangeSetText.Detail = .paths
    ) async throws {
        let options = ScaffoldOptions.planOptions(arguments)
        let store = NewStore(form, options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.deciding(options) { options in
            try await output.telling({ store.changeSet }) {
                try await store.perform([.optionsChanged(options), .planButtonTapped(context.appDependencies)])
            }
        }
        try await output.show(store.changeSet, detail)
    }
}
