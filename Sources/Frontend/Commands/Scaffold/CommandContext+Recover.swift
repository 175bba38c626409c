import Model

extension CommandContext {
    /// Any command that finds what a killed run left puts it back, and says so.
    @MainActor func recover(_ arguments: Arguments) async throws {
        let store = RecoveryStore(appDependencies, options: ScaffoldOptions.planOptions(arguments))
        try await store.perform(.task)
        for recovery in store.recoveries { console.say("luca: \(recovery.text)\n") }
    }
}
