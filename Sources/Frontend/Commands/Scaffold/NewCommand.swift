import DataSource
import Model

/// `luca new …`: turns words into actions of the form stores, and their plan into lines.
@MainActor enum NewCommand {
    static let command = Command("new", "Make an application, or a feature in one.", subcommands: [app, feature])

    private static let name = Argument<String>("name", "The name: Note, ReadingList, reading-list.")
    private static let fields = Argument<[String]>("field:type", "Fields such as title:String or due:Date?.")
    private static let plural = Option<String>("plural", "The plural, where 's' is not enough.", placeholder: "name")

    private static let app = Command(
        "app",
        "Make an application: layers, runtime, command line and tests.",
        arguments: [name.parameter],
        options: ScaffoldOptions.plan + ScaffoldOptions.create
    ) { arguments, context in
        let options = ScaffoldOptions.planOptions(arguments)
        let store = NewAppStore(name: arguments[name], options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.deciding(options) { options in
            try await store.perform([.optionsChanged(options), .planButtonTapped(context.appDependencies)])
        }
        try await output.show(store.changeSet, .folders)
    }

    private static let feature = Command(
        "feature",
        "Add a feature, from its table to its command, with tests.",
        discussion: """
            With fields it is a collection: list, add, show, edit and remove, kept in a table. Without, it is a screen.
            Types are \(FieldType.Kind.named.map(\.text).joined(separator: ", ")), one of some words (todo|done), a
            list of any ([Type]), and any that may be missing (Type?). '=' gives a default: pinned:Bool=true.
            """,
        arguments: [name.parameter, fields.parameter],
        options: [plural.parameter] + ScaffoldOptions.plan + ScaffoldOptions.create
            + [ScaffoldOptions.skipWiring.parameter]
    ) { arguments, context in
        let options = ScaffoldOptions.planOptions(arguments)
        let store = NewFeatureStore(
            name: arguments[name],
            plural: arguments[plural],
            fields: arguments[fields],
            options: options
        )
        let output = ChangeSetOutput(arguments, context)
        try await output.deciding(options) { options in
            try await store.perform([.optionsChanged(options), .planButtonTapped(context.appDependencies)])
        }
        try await output.show(store.changeSet)
    }
}
