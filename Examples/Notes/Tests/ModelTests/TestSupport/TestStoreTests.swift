import Model
import TestSupport
import Testing

@MainActor struct TestStoreTests {
    private let sut = TestStore { CounterStore(action: $0) }

    @Test func receive_inOrder_nothingIsLeft() async {
        await sut.send(.incrementedTwice)
        #expect(sut.count == 2)
        sut.receive { if case .incremented = $0 { true } else { false } }
        sut.receive(.incremented)
        sut.receive { if case .incrementedTwice = $0 { true } else { false } }
        sut.finish()
    }

    @Test func receive_sentByTheStoreItself_isReceived() async {
        await sut.store.send(.incremented)
        sut.receive(.incremented)
        sut.finish()
    }

    @Test func receive_anotherAction_saysWhatWasExpectedWhatCameAndWhatComes() async throws {
        await sut.send(.nameChanged("a"))
        await sut.send(.incremented)
        await sut.send(.failed)
        let sentence = #"Expected .failed, received .nameChanged("a"). After it: .incremented, .failed."#
        try await expectIssue(sentence) { @MainActor in sut.receive(.failed) }
    }

    @Test func receive_noMatch_saysWhatCame() async throws {
        await sut.send(.incremented)
        let sentence = "Expected what this line matches, received .incremented. None comes after it."
        try await expectIssue(sentence) { @MainActor in sut.receive { _ in false } }
    }

    @Test func receive_noMatchOfSomethingNamed_saysItsName() async throws {
        await sut.send(.incremented)
        let sentence = "Expected a name, received .incremented. None comes after it."
        try await expectIssue(sentence) { @MainActor in sut.receive("a name") { _ in false } }
    }

    @Test func receive_nothingCame_saysWhatWasExpected() async throws {
        let sentence = "Expected .failed, received nothing. No action came before."
        try await expectIssue(sentence) { @MainActor in sut.receive(.failed) }
    }

    @Test func receive_nothingLeft_saysWhatCameBefore() async throws {
        await sut.send(.incrementedTwice)
        for _ in 1...3 { sut.receive { _ in true } }
        let before = "Before it: .incremented, .incremented, .incrementedTwice."
        let sentence = "Expected what this line matches, received nothing. \(before)"
        try await expectIssue(sentence) { @MainActor in sut.receive { _ in true } }
    }

    @Test func finish_actionNobodyReceived_isNamed() async throws {
        await sut.send(.failed)
        await sut.send(.nameChanged("a"))
        sut.receive(.failed)
        let sentence = #"Expected no more actions, but nobody received .nameChanged("a")."#
        try await expectIssue(sentence) { @MainActor in sut.finish() }
        sut.finish()
    }

    @Test func finish_someActionsNobodyReceived_eachIsNamed() async throws {
        await sut.send(.failed)
        await sut.send(.incremented)
        let issues = try await recordedIssues { @MainActor in sut.finish() }
        let sentences = [".failed", ".incremented"].map { "Expected no more actions, but nobody received \($0)." }
        #expect(issues.flatMap(\.comments) == sentences.map(Comment.init(rawValue:)))
    }

    @Test func finish_delegatedByAChild_isNamed() async throws {
        let sut = TestStore { ParentStore(action: $0) }
        await sut.child?.send(.incremented)
        let action = ".child(ModelTests.CounterStore.Action.incremented)"
        let sentence = "Expected no more actions, but nobody received \(action)."
        try await expectIssue(sentence) { @MainActor in sut.finish() }
    }

    @Test(arguments: [
        ([CounterStore.Action.task], 1), ([.downloadStarted("a"), .downloadStarted("b")], 2),
        ([.task, .downloadStarted("a"), .downloadStarted("a")], 2),
    ])
    func finish_tasksStillRun_saysHowMany(actions: [CounterStore.Action], running: Int) async throws {
        for action in actions {
            await sut.send(action)
            sut.receive(action)
        }
        try await expectIssue(stillRunning(running)) { @MainActor in sut.finish() }
        await sut.send(.onDisappear)
        sut.receive(.onDisappear)
        sut.finish()
    }

    @Test func finish_slotMadeByAnAction_isCountedToo() async throws {
        let sut = TestStore { LazyStore(action: $0) }
        await sut.send(.task)
        sut.receive { _ in true }
        try await expectIssue(stillRunning(1)) { @MainActor in sut.finish() }
    }

    @Test func finish_taskOfAnotherTest_isNotCounted() async {
        let other = TestStore { CounterStore(action: $0) }
        await other.send(.task)
        sut.finish()
    }

    private func stillRunning(_ count: Int) -> String {
        "Expected no running task, still running: \(count). Send what ends them, such as .onDisappear."
    }
}

/// A store that makes its slot when it needs it, as it does a child with slots.
@MainActor private final class LazyStore: Composable {
    private var slot: TaskSlot?
    let action: (Action) async -> Void

    init(action: @escaping (Action) async -> Void) {
        self.action = action
    }

    func reduce(_ action: Action) async {
        slot = TaskSlot()
        slot?.run { await untilCancelled() }
    }

    enum Action: Sendable {
        case task
    }
}
