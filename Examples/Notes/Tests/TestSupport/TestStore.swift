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
            make { received.actions.append($0) }
        }
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<Store, Value>) -> Value {
        store[keyPath: keyPath]
    }

    /// Visible to `receive`, after the actions that it caused.
    public func send(_ action: Store.Action) async {
        await TaskSlotRegistry.$current.withValue(taskSlots) { await store.send(action) }
    }

    public func receive(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ matches: (Store.Action) -> Bool
    ) {
        guard let action = received.next() else {
            Issue.record("Expected an action, but all \(received.count) are received.", sourceLocation: sourceLocation)
            return
        }
        guard !matches(action) else { return }
        Issue.record("Expected another action, received \(action).\(received.rest)", sourceLocation: sourceLocation)
    }

    /// Every action must have been received, and no task may still run.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        while let action = received.next() {
            Issue.record("Expected no more actions, but nobody received \(action).", sourceLocation: sourceLocation)
        }
        guard taskSlots.running > 0 else { return }
        Issue.record(
            "Expected no running task, but \(taskSlots.running) still run: send what ends them, such as .onDisappear.",
            sourceLocation: sourceLocation
        )
    }
}
