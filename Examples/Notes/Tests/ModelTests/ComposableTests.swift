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

    @Test func send_parentGone_childStillReduces() async throws {
        var parent: ParentStore? = ParentStore()
        let sut = try #require(parent?.child)
        parent = nil
        await sut.send(.incremented)
        #expect(sut.count == 1)
    }

    @Test func send_parentEndsItsChild_childIsReleased() async {
        let parent = ParentStore()
        weak let child = parent.child
        await parent.child?.send(.onDisappear)
        #expect(parent.child == nil)
        #expect(child == nil)
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
