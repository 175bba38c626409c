import DataSource

/// `luca new child …`: makes a store the child of another.
@MainActor enum NewChildCommand {
    private static let parent = Argument<String>(
        "parent",
        "The store that gets it: NoteList.",
        question: "Which store gets it, as NoteList?",
        candidates: Candidates.components(.store)
    )
    private static let child = Argument<String>(
        "child",
        "The store that becomes its child; made where it is not there.",
        question: "Which store becomes its child, there or new?",
        candidates: Candidates.components(.store)
    )

    static let command = Command(
        "child",
        "Make a store the child of another, in all places of that one and in its tests.",
        discussion: """
            The parent opens it at an action of its own, hears its actions, and lets it go when it is done.
            What the child must be given comes with the action that opens it.
            """,
        arguments: [parent.parameter, child.parameter],
        options: ScaffoldOptions.plan + ScaffoldOptions.create + [ScaffoldOptions.skipWiring.parameter]
    ) { arguments, context in
        let form = NewForm(.child, name: arguments[child], parent: arguments[parent])
        try await NewCommand.make(form, arguments, context)
    }
}
