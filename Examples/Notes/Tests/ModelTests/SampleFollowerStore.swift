import DataSource
import Model

/// A store that follows a bundle as the stores of features do, and says when its loop has ended.
@MainActor final class SampleFollowerStore: Composable {
    private let bundle: AsyncStreamBundle<Int>
    private let ended: AsyncStreamBundle<Void>
    private let changes = TaskSlot()

    private(set) var value: Int?
    let action: (Action) async -> Void

    init(
        _ bundle: AsyncStreamBundle<Int>,
        ended: AsyncStreamBundle<Void>,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.bundle = bundle
        self.ended = ended
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task:
            follow()

        case let .changed(value):
            self.value = value
        }
    }

    private func follow() {
        let stream = bundle.stream
        changes.run { [weak self, ended] in
            for await value in stream { await self?.send(.changed(value)) }
            ended.send()
        }
    }

    enum Action: Sendable {
        case task
        case changed(Int)
    }
}
