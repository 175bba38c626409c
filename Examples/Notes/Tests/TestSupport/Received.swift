import Testing

/// What a store handed to its parent, the oldest first.
@MainActor final class Received<Action> {
    var actions: [Action] = []
    private(set) var count = 0

    func next() -> Action? {
        guard !actions.isEmpty else { return nil }
        count += 1
        return actions.removeFirst()
    }

    /// What comes after, for a message.
    var rest: String {
        let names = actions.map { String(describingForTest: $0) }
        return names.isEmpty ? " None comes after it." : " After it: \(names.joined(separator: ", "))."
    }
}
