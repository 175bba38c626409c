import DataSource
import Model
import Observation
import TestSupport
import Testing

/// The sign at the door: shows how many seats are free, as long as it is on.
@MainActor @Observable private final class SeatSignStore: Composable {
    private let freeSeats: AsyncStreamBundle<Int>
    private let changes = TaskSlot()

    private(set) var text: String
    let action: (Action) async -> Void

    init(_ freeSeats: AsyncStreamBundle<Int>, text: String = "", action: @escaping (Action) async -> Void = { _ in }) {
        self.freeSeats = freeSeats
        self.text = text
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task:
            followSeats()

        case .onDisappear:
            changes.cancel()

        case let .seatsChanged(count):
            text = count == 0 ? "full" : "\(count) free"
        }
    }

    private func followSeats() {
        let stream = freeSeats.stream
        changes.run { [weak self] in
            for await count in stream { await self?.send(.seatsChanged(count)) }
        }
    }

    enum Action: Sendable, Equatable {
        case task
        case onDisappear
        case seatsChanged(Int)
    }
}

@MainActor struct TestStoreExample {
    @Test func send_task_seatsChange_signFollows() async {
        let freeSeats = AsyncStreamBundle<Int>()
        let sut = TestStore { SeatSignStore(freeSeats, action: $0) }
        await sut.send(.task)
        freeSeats.send(2)
        await waitUntil(sut.text, is: "2 free")
        await sut.send(.onDisappear)
        sut.receive(.task)
        sut.receive(.seatsChanged(2))
        sut.receive(.onDisappear)
        sut.finish()
    }
}
