/// Owns running tasks by key: a new one replaces the one of its key, and all end with their owner.
@MainActor public final class TaskBag<Key: Hashable> {
    /// One for each running task: it cancels its task when it goes.
    private var slots: [Key: TaskSlot] = [:]
    private let registry = TaskSlotRegistry.current

    public init() {}

    public func isRunning(_ key: Key) -> Bool { slots[key] != nil }

    /// Cancels the former task of the key. Do not keep the bag's owner in `operation`: it would never go away.
    public func run(_ key: Key, _ operation: @escaping @MainActor () async -> Void) {
        let slot = TaskSlot(registry)
        slots[key] = slot
        slot.run { [weak self, weak slot] in
            await operation()
            self?.end(key, slot)
        }
    }

    public func cancel(_ key: Key) {
        slots[key] = nil
    }

    public func cancelAll() {
        slots = [:]
    }

    /// Returns when the tasks that run now have ended, by themselves or cancelled.
    public func finished() async {
        for task in slots.values.map(\.task) { await task?.value }
    }

    /// A task that was replaced does not end its successor.
    private func end(_ key: Key, _ ended: TaskSlot?) {
        if slots[key] === ended { slots[key] = nil }
    }
}
