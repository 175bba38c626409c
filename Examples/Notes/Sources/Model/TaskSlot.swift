/// Owns one running task: a new one replaces it, and it ends with its owner.
@MainActor public final class TaskSlot {
    private(set) var task: Task<Void, Never>?
    private var generation = 0

    public convenience init() {
        self.init(TaskSlotRegistry.current)
    }

    init(_ registry: TaskSlotRegistry?) {
        registry?.add(self)
    }

    deinit {
        task?.cancel()
    }

    public var isRunning: Bool { task != nil }

    /// Cancels the former task. Do not keep the slot's owner in `operation`: it would never go away.
    public func run(_ operation: @escaping @MainActor () async -> Void) {
        cancel()
        generation += 1
        task = Task { [weak self, generation] in
            await operation()
            self?.end(generation)
        }
    }

    public func cancel() {
        task?.cancel()
        task = nil
    }

    /// Returns when the running task has ended, by itself or cancelled; at once where none runs.
    public func finished() async {
        await task?.value
    }

    /// A task that was replaced does not end its successor.
    private func end(_ ended: Int) {
        if ended == generation { task = nil }
    }
}
