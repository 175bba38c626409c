import Model
import Observation

/// The store of the tests: counts, names itself, fails, and runs tasks that never end by themselves.
@MainActor @Observable final class CounterStore: Failing {
    private let ticks = TaskSlot()
    private let downloads = TaskBag<String>()

    private(set) var count: Int
    private(set) var name: String
    private(set) var failure: (any Error)?
    let action: (Action) async -> Void

    init(count: Int = 0, name: String = "", action: @escaping (Action) async -> Void = { _ in }) {
        self.count = count
        self.name = name
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .incremented:
            count += 1
            failure = nil

        case let .nameChanged(name):
            self.name = String(name.prefix(3))

        case .failed:
            failure = CounterError(count: count)

        case .task:
            ticks.run { await untilCancelled() }

        case let .downloadStarted(name):
            downloads.run(name) { await untilCancelled() }

        case .onDisappear:
            ticks.cancel()
            downloads.cancelAll()

        case .incrementedTwice:
            await send(.incremented)
            await send(.incremented)
        }
    }

    enum Action: Equatable, Sendable {
        case incremented
        case incrementedTwice
        case nameChanged(String)
        case failed
        case task
        case downloadStarted(String)
        case onDisappear
    }
}

/// Where a counter failed.
struct CounterError: Error, Equatable {
    let count: Int
}
