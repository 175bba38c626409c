/// The slots made while a test runs, those of its bags too, so that it can tell which still run at its end.
@MainActor public final class TaskSlotRegistry {
    @TaskLocal public static var current: TaskSlotRegistry?

    private(set) var slots: [() -> TaskSlot?] = []

    public nonisolated init() {}

    public var running: Int { slots.count { $0()?.isRunning == true } }

    func add(_ slot: TaskSlot) {
        slots.removeAll { $0() == nil }
        slots.append { [weak slot] in slot }
    }
}
