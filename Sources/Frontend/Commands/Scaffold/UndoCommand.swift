import DataSource
import Model

/// `luca undo`: takes back the last change.
@MainActor enum UndoCommand {
    private static let name = Argument<String?>(
        "name",
        "Which change, where two are the last.",
        candidates: Candidates.changes
    )

    static let command = Command(
        "undo",
        "Take back the last change that luca made.",
        arguments: [name.parameter],
        options: ScaffoldOptions.plan
    ) { arguments, context in
        let options = ScaffoldOptions.planOptions(arguments)
        let store = ChangeSetStore(context.appDependencies, request: .undo(name: arguments[name]), options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.telling({ store }) { try await store.perform(.task) }
        try await output.show(store)
    }
}
