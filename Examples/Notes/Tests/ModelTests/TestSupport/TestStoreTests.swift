import Model
import TestSupport
import Testing

@MainActor struct TestStoreTests {
    private let sut = TestStore { CounterStore(action: $0) }

    @Test func receive_inOrder_nothingIsLeft() async {
        await sut.send(.incrementedTwice)
        #expect(sut.count == 2)
        sut.receive { if case .incremented = $0 { true } else { false } }
        sut.receive { if case .incremented = $0 { true } else { false } }
        sut.receive { if case .incrementedTwice = $0 { true } else { false } }
        sut.finish()
    }

    @Test func receive_another_saysWhatCameAndWhatComes() async throws {
        await sut.send(.nameChanged("a"))
        await sut.send(.incremented)
        await sut.send(.failed)
        try await expectIssue(#"Expected another action, received .nameChanged("a"). After it: .incremented, .failed."#)
        {
            sut.receive { if case .failed = $0 { true } else { false } }
        }
        sut.receive { if case .incremented = $0 { true } else { false } }
        try await expectIssue("Expected another action, received .failed. None comes after it.") {
            sut.receive { _ in false }
        }
    }

    @Test func receive_nothingLeft_saysHowManyCame() async throws {
        await sut.send(.incremented)
        sut.receive { _ in true }
        try await expectIssue("Expected an action, but all 1 are received.") { sut.receive { _ in true } }
    }

    @Test func finish_actionNobodyReceived_isNamed() async throws {
        await sut.send(.failed)
        try await expectIssue("Expected no more actions, but nobody received .failed.") { sut.finish() }
    }

    @Test func finish_taskStillRuns_saysSo() async throws {
        await sut.send(.task)
        sut.receive { _ in true }
        try await expectIssue("Expected no running task, but 1 still run: send what ends them, such as .onDisappear.") {
            sut.finish()
        }
        await sut.send(.onDisappear)
        sut.receive { _ in true }
        sut.finish()
    }

    private func expectIssue(_ sentence: String, _ body: @escaping @MainActor @Sendable () -> Void) async throws {
        #expect(try await recordedIssues { await body() } == [sentence])
    }
}
