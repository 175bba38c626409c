import DataSource
import Model
import TestSupport
import Testing

@MainActor struct __Name__StoreTests {
    @Test func send_textChanged_textIsShown() async {
        let sut = makeStore()
        await sut.send(.textChanged("a"))
        #expect(sut.text == "a")
    }

    @Test func send_saveButtonTapped_parentIsTold() async {
        let sut = TestStore { makeStore(text: " a", action: $0) }
        await sut.send(.saveButtonTapped)
        #expect(sut.text == "a")
        sut.receive { if case .saveResponse(.success("a")) = $0 { true } else { false } }
        sut.receive { if case .saveButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_saveButtonTapped_blank_failureIsShown() async {
        let sut = makeStore()
        await sut.send(.saveButtonTapped)
        #expect(sut.failure as? RecordError == .blank(field: "text"))
    }

    @Test func send_saveResponse_afterAFailure_failureIsGone() async {
        let sut = makeStore(failure: RecordError.blank(field: "text"))
        await sut.send(.saveResponse(.success("a")))
        #expect(sut.failure == nil)
    }

    @Test func send_doneButtonTapped_parentIsTold() async {
        let sut = TestStore { makeStore(action: $0) }
        await sut.send(.doneButtonTapped)
        sut.receive { if case .doneButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    private func makeStore(
        text: String = "",
        failure: (any Error)? = nil,
        action: @escaping (__Name__Store.Action) async -> Void = { _ in }
    ) -> __Name__Store {
        // luca:if service
        __Name__Store(.testDependencies(), text: text, failure: failure, action: action)
        // luca:else
        __Name__Store(text: text, failure: failure, action: action)
        // luca:end
    }
}
