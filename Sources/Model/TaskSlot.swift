/// Owns one running task: a new one replaces it, and it ends with its owner.
@MainActor public final class TaskSlot {
    private var task: Task<Void, Never>?

    public init() {
        TaskSlotRegistry.current?.add(self)
    }

    deinit {
        task?.cancel()
    }

    public var isRunning: Bool { task != nil }

    public func run(_ operation: @escaping @MainActor () async -> Void) {
        task?.cancel()
        task = Task { await operation() }
    }

    public func cancel() {
        task?.cancel()
        task = nil
    }
}
