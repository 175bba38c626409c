import Model
import Testing

/// A store under test, with what it hands to its parent: `send`, then `receive`, the oldest first.
@MainActor @dynamicMemberLookup public final class TestStore<Store: Composable> {
    public let store: Store
    private let received = Received<Store.Action>()
    private let taskSlots = TaskSlotRegistry()

    /// - Parameter make: makes the store with the given `action`.
    public init(_ make: @MainActor (@escaping (Store.Action) async -> Void) -> Store) {
        store = TaskSlotRegistry.$current.withValue(taskSlots) { [received] in
            make { received.add($0) }
        }
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<Store, Value>) -> Value {
        store[keyPath: keyPath]
    }

    /// Visible to `receive`, after the actions that it caused.
    public func send(_ action: Store.Action) async {
        await TaskSlotRegistry.$current.withValue(taskSlots) { await store.send(action) }
    }

    /// Takes the oldest action left. `expected` names it in the message, where the caller's line does not say enough.
    public func receive(
        _ expected: String = "what this line matches",
        sourceLocation: SourceLocation = #_sourceLocation,
        _ matches: (Store.Action) -> Bool
    ) {
        guard let action = received.next() else {
            record("Expected \(expected), received nothing. \(received.before)", sourceLocation)
            return
        }
        guard !matches(action) else { return }
        let came = String(describingForTest: action)
        record("Expected \(expected), received \(came). \(received.after)", sourceLocation)
    }

    /// Every action must have been received, and no task may still run.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        while let action = received.next() {
            let came = String(describingForTest: action)
            record("Expected no more actions, but nobody received \(came).", sourceLocation)
        }
        let running = taskSlots.running
        guard running > 0 else { return }
        let cure = "Send what ends them, such as .onDisappear."
        record("Expected no running task, still running: \(running). \(cure)", sourceLocation)
    }

    private func record(_ sentence: String, _ sourceLocation: SourceLocation) {
        Issue.record(Testing.Comment(rawValue: sentence), sourceLocation: sourceLocation)
    }
}

extension TestStore where Store.Action: Equatable {
    /// Takes the oldest action left, which must be this one.
    public func receive(_ expected: Store.Action, sourceLocation: SourceLocation = #_sourceLocation) {
        receive(String(describingForTest: expected), sourceLocation: sourceLocation) { $0 == expected }
    }
}
