import Model
import Observation

/// What an action costs, to a method that does the same.
@MainActor enum StoreBenchmarks {
    static func all() async -> [Measurement] {
        let plain = Plain()
        let alone = CounterStore()
        let root = CounterStore()
        let parent = CounterStore { await root.send($0) }
        let child = CounterStore { await parent.send($0) }
        let base: @MainActor (Int) async -> Void = { for _ in 0..<$0 { plain.add() } }
        let one = await Sampling.ratio(count: 200_000, { for _ in 0..<$0 { await alone.send(.addTapped) } }, to: base)
        let three = await Sampling.ratio(count: 200_000, { for _ in 0..<$0 { await child.send(.addTapped) } }, to: base)
        return [
            Measurement("Store.send, to a method", one, .ratio, bound: 3),
            Measurement("Store.send through parent and grandparent, to a method", three, .ratio, bound: 12),
        ]
    }
}

@MainActor @Observable private final class Plain {
    private(set) var count = 0

    @inline(never) func add() { count += 1 }
}

@MainActor @Observable private final class CounterStore: Composable {
    private(set) var count: Int
    let action: (Action) async -> Void

    init(count: Int = 0, action: @escaping (Action) async -> Void = { _ in }) {
        self.count = count
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .addTapped: count += 1
        }
    }

    enum Action: Sendable {
        case addTapped
    }
}
