import DataSource
import Model

/// `luca remove …`: takes back one change, whatever came after it.
@MainActor enum RemoveCommand {
    private static let kind = Argument<String>(
        "kind",
        "What it is: feature, client, child, …",
        question: "What is to go, as feature or client?",
        candidates: Candidates.changeKinds
    )
    private static let name = Argument<String>(
        "name",
        "Its name: Note.",
        question: "What is it called?",
        candidates: Candidates.changes(ofKind: kind)
    )

    static let command = Command(
        "remove",
        "Take out what luca made, whatever came after it.",
        discussion: """
            Its files go, the texts that it put into others, and its record; of a feature also the fields that it got later.
            What came after it is wired as if it had never been there. Lines of yours that still name it are listed.
            The command that is printed makes it anew; 'luca undo' takes back the change before, not the removal.
            """,
        arguments: [kind.parameter, name.parameter],
        options: ScaffoldOptions.plan + [CommonOptions.noInput.parameter]
    ) { arguments, context in
        let request = PlanRequest.remove(kind: arguments[kind], name: arguments[name])
        let options = ScaffoldOptions.planOptions(arguments)
        let store = ChangeSetStore(context.appDependencies, request: request, options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.telling({ store }) { try await store.perform(.task) }
        try await output.show(store)
    }
}
