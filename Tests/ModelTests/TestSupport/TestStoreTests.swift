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

    @Test func receive_another_saysWhatCameAndWhatComes() async {
        await sut.send(.nameChanged("a"))
        await sut.send(.incremented)
        await sut.send(.failed)
        expectIssue(#"Expected another action, received .nameChanged("a"). After it: .incremented, .failed."#) {
            sut.receive { if case .failed = $0 { true } else { false } }
        }
        sut.receive { if case .incremented = $0 { true } else { false } }
        expectIssue("Expected another action, received .failed. None comes after it.") { sut.receive { _ in false } }
    }

    @Test func receive_nothingLeft_saysHowManyCame() async {
        await sut.send(.incremented)
        sut.receive { _ in true }
        expectIssue("Expected an action, but all 1 are received.") { sut.receive { _ in true } }
    }

    @Test func finish_actionNobodyReceived_isNamed() async {
        await sut.send(.failed)
        expectIssue("Expected no more actions, but nobody received .failed.") { sut.finish() }
    }

    @Test func finish_taskStillRuns_saysSo() async {
        await sut.send(.task)
        sut.receive { _ in true }
        expectIssue("Expected no running task, but 1 still run: send what ends them, such as .onDisappear.") {
            sut.finish()
        }
        await sut.send(.onDisappear)
        sut.receive { _ in true }
        sut.finish()
    }

    private func expectIssue(_ sentence: String, _ body: () -> Void) {
        withKnownIssue {
            body()
        } matching: {
            $0.comments.map(\.rawValue) == [sentence]
        }
    }
}
