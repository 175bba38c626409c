import Model
import Testing

@MainActor struct FailingTests {
    @Test func perform_nothingFails_everyActionIsSent() async throws {
        let sut = CounterStore()
        try await sut.perform([.incremented, .nameChanged("a"), .incremented])
        #expect(sut.count == 2)
        #expect(sut.name == "a")
    }

    @Test func perform_oneFails_throwsItAndSendsNoMore() async {
        let sut = CounterStore()
        await #expect(throws: CounterError(count: 1)) {
            try await sut.perform([.incremented, .failed, .incremented])
        }
        #expect(sut.count == 1)
    }

    @Test func perform_afterAFailureThatWasMended_doesNotThrow() async throws {
        let sut = CounterStore()
        await sut.send(.failed)
        try await sut.perform(.incremented)
        #expect(sut.count == 1)
    }
}
