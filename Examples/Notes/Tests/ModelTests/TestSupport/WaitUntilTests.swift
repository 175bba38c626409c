import Model
import TestSupport
import Testing

@MainActor struct WaitUntilTests {
    private let store = CounterStore()

    @Test func waitUntil_holdsAlready_returns() async {
        await waitUntil(store.count, is: 0, within: .zero)
    }

    @Test func waitUntil_changedLater_returnsAtTheChange() async {
        let changes = Task { for _ in 0..<3 { await store.send(.incremented) } }
        await waitUntil(store.count, is: 3)
        await changes.value
    }

    @Test func waitUntil_neverHolds_saysWhatWasSeen() async throws {
        let issues = try await recordedIssues { [store] in
            await waitUntil(store.count, is: 1, within: .milliseconds(1))
        }
        #expect(issues == ["Waited 0.001 seconds for 1, saw 0."])
    }
}
