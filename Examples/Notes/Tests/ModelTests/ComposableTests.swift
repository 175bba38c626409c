import DataSource
import Model
import Testing

@MainActor struct ComposableTests {
    @Test func send_child_reducesFirstThenItsParentThenTheGrandparent() async {
        var order: [String] = []
        let parent = ParentStore { action in
            if case .child(.incremented) = action { order.append("grandparent") }
        }
        await parent.child?.send(.incremented)
        #expect(parent.heard == [1])
        #expect(order == ["grandparent"])
    }

    @Test func send_actionThatSendsMore_theseReachTheParentFirst() async {
        let sut = ParentStore()
        await sut.child?.send(.incrementedTwice)
        #expect(sut.heard == [1, 2, 2])
    }

    @Test func send_parentGone_childStillReducesAndNobodyHears() async throws {
        var heard = 0
        var parent: ParentStore? = ParentStore { _ in heard += 1 }
        let sut = try #require(parent?.child)
        weak let released = parent
        parent = nil
        #expect(released == nil)
        await sut.send(.incremented)
        #expect(sut.count == 1)
        #expect(heard == 0)
    }

    @Test func send_parentEndsItsChild_childIsReleased() async {
        let parent = ParentStore()
        weak let child = parent.child
        await parent.child?.send(.onDisappear)
        #expect(parent.child == nil)
        #expect(child == nil)
    }

    @Test func send_twoWhoseReduceAwaits_canInterleave() async {
        var order: [String] = []
        let gate = AsyncStreamBundle<Void>()
        let sut = Gated(opened: gate.stream) { order.append("\($0)") }
        let former = Task { await sut.send(.waited) }
        await Task.yield()
        await sut.send(.passed)
        gate.send()
        await former.value
        #expect(order == ["passed", "waited"])
    }

    @Test func send_noReduceOfItsOwn_parentIsTold() async {
        var heard = 0
        await Reporter { _ in heard += 1 }.send(.reported)
        #expect(heard == 1)
    }
}

/// A store that only reports.
@MainActor private final class Reporter: Composable {
    let action: (Action) async -> Void

    init(action: @escaping (Action) async -> Void) {
        self.action = action
    }

    enum Action: Sendable {
        case reported
    }
}

/// A store with an action that waits.
@MainActor private final class Gated: Composable {
    private let opened: AsyncStreamBundle<Void>.Stream
    let action: (Action) async -> Void

    init(opened: AsyncStreamBundle<Void>.Stream, action: @escaping (Action) async -> Void) {
        self.opened = opened
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .waited: for await _ in opened { return }
        case .passed: break
        }
    }

    enum Action: Sendable {
        case waited
        case passed
    }
}
