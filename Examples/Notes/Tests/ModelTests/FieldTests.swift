import Model
import Testing

@MainActor struct FieldTests {
    @Test func enter_value_isSentOnceAndWhatTheStoreMadeOfItIsShown() async {
        var sent: [String] = []
        let store = CounterStore { action in
            if case let .nameChanged(name) = action { sent.append(name) }
        }
        let sut = Field(get: { store.name }, asyncSet: { await store.send(.nameChanged($0)) })
        await sut.enter("abcd")
        #expect(sent == ["abcd"])
        #expect(sut.value == "abc")
    }

    @Test func value_changedByTheStore_isShownAndNotSent() async {
        let store = CounterStore()
        let sut = Field(get: { store.count }, asyncSet: { _ in Issue.record("Nobody entered anything.") })
        await store.send(.incremented)
        #expect(sut.value == 1)
    }
}
