import Model
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor struct WaitUntilTests {
    private let store = CounterStore()

    @Test func waitUntil_holdsAlready_returns() async {
        await waitUntil(store.count, is: 0, within: .zero)
    }

    @Test func waitUntil_thirdChange_returnsAtThatChange() async {
        let changes = Task {
            for _ in 0..<3 {
                await store.send(.incremented)
                await Task.yield()
            }
        }
        await waitUntil(store.count, is: 3, within: .seconds(3600))
        await changes.value
    }

    @Test func waitUntil_nothingChanges_looksOnceBeforeAndOnceAfter() async throws {
        var looks = 0
        let look = {
            looks += 1
            return store.count
        }
        let issues = try await recordedIssues { @MainActor in
            await waitUntil(look(), is: 1, within: .milliseconds(20))
        }
        #expect(issues.count == 1)
        #expect(looks == 2)
    }

    @Test func waitUntil_neverHolds_saysWhatWasExpectedAndSeen() async throws {
        let sentence = "Expected 1 within 0.001 seconds, saw 0."
        let time = Duration.milliseconds(1)
        try await expectIssue(sentence) { @MainActor in await waitUntil(store.count, is: 1, within: time) }
    }

    @Test func waitUntil_textNeverHolds_bothAreQuoted() async throws {
        await store.send(.nameChanged("b"))
        let sentence = #"Expected "" within 0.001 seconds, saw "b"."#
        let time = Duration.milliseconds(1)
        try await expectIssue(sentence) { @MainActor in await waitUntil(store.name, is: "", within: time) }
    }
}
