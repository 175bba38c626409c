import Model

/// A store with a counter as its child, which records what it hears and what the child's count was then.
@MainActor final class ParentStore: Composable {
    private(set) var heard: [Int] = []
    private(set) var child: CounterStore?
    let action: (Action) async -> Void

    init(action: @escaping (Action) async -> Void = { _ in }) {
        self.action = action
        child = CounterStore { [weak self] in await self?.send(.child($0)) }
    }

    func reduce(_ action: Action) async {
        switch action {
        case .child(.onDisappear):
            child = nil

        case .child:
            heard.append(child?.count ?? -1)
        }
    }

    enum Action: Sendable {
        case child(CounterStore.Action)
    }
}
