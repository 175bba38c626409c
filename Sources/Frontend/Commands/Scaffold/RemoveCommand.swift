import DataSource
import Model

/// `luca remove …`: takes back one change, whatever came after it.
@MainActor enum RemoveCommand {
    private static let kind = Argument<String>(
        "kind",
        "What it is: feature, or what else 'luca new' made.",
        candidates: Candidates.changeKinds
    )
    private static let name = Argument<String>("name", "Its name: Note.", candidates: Candidates.changes)

    static let command = Command(
        "remove",
        "Take out what luca made, whatever came after it.",
        discussion: """
            Its files go, the texts that it put into others, and its record; of a feature also the fields that it got later.
            What came after it is wired as if it had never been there. Lines of yours that still name it are listed.
            """,
        arguments: [kind.parameter, name.parameter],
        options: ScaffoldOptions.plan
    ) { arguments, context in
        let request = PlanRequest.remove(kind: arguments[kind], name: arguments[name])
        let options = ScaffoldOptions.planOptions(arguments)
        let store = ChangeSetStore(context.appDependencies, request: request, options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.telling({ store }) { try await store.perform(.task) }
        try await output.show(store)
    }
}
