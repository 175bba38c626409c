import Testing

/// What a store handed to its parent, the oldest first.
@MainActor final class Received<Action> {
    private var actions: [Action] = []
    private var count = 0

    func add(_ action: Action) {
        actions.append(action)
    }

    func next() -> Action? {
        guard count < actions.count else { return nil }
        defer { count += 1 }
        return actions[count]
    }

    /// What was taken before, for a message.
    var before: String {
        let names = names(actions[..<count])
        return names.isEmpty ? "No action came before." : "Before it: \(names)."
    }

    /// What comes after, for a message.
    var after: String {
        let names = names(actions[count...])
        return names.isEmpty ? "None comes after it." : "After it: \(names)."
    }

    private func names(_ actions: ArraySlice<Action>) -> String {
        actions.map { String(describingForTest: $0) }.joined(separator: ", ")
    }
}
