import Model

/// `__feature_command__`: opens the __feature_name__ and prints what it shows.
@MainActor enum __Feature__Command {
    static let command = Command(
        "__feature_command__",
        "Show the __feature_name__."
    ) { _, context in
        let store = __Feature__Store(context.appDependencies)
        await store.send(.task)
        try context.console.write("openings: \(store.openings)\n")
    }
}
