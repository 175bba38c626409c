import DataSource
import Model

/// `luca sync …`: brings code up to date that follows from other code.
@MainActor enum SyncCommand {
    static let command = Command(
        "sync",
        "Bring code up to date that follows from other code.",
        subcommands: [initializer]
    )

    private static let file = Argument<String>(
        "file",
        "The Swift file: Sources/DataSource/Entities/Note.swift.",
        question: "Which Swift file?"
    )
    private static let type = Argument<String?>("type", "Which type in it, where more than one could be meant.")

    private static let initializer = Command(
        "init",
        "Give a memberwise initializer the properties that it lacks.",
        discussion: """
            Each gets a parameter and an assignment in the order of the properties; nothing else changes. A default is
            what is natural for its type, as nil or [], unless callers pass every property already.
            """,
        arguments: [file.parameter, type.parameter],
        options: ScaffoldOptions.plan + [CommonOptions.noInput.parameter]
    ) { arguments, context in
        let request = PlanRequest.initializer(InitRequest(file: arguments[file], type: arguments[type]))
        let options = ScaffoldOptions.planOptions(arguments)
        let store = ChangeSetStore(context.appDependencies, request: request, options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.telling({ store }) { try await store.perform(.task) }
        try await output.show(store)
    }
}
