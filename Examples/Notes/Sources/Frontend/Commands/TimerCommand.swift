import Model

/// `timer`: opens the timer and prints what it shows.
@MainActor enum TimerCommand {
    static let command = Command(
        "timer",
        "Show the timer."
    ) { _, context in
        let store = TimerStore(context.appDependencies)
        await store.send(.task)
        try context.console.write("openings: \(store.openings)\n")
    }
}
