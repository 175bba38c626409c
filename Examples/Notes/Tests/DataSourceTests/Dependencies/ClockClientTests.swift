import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ClockClientTests {
    @Test func liveValue_sleep_returnsAfterItsTime() async throws {
        try await ClockClient.liveValue.sleep(.nanoseconds(1))
    }

    @Test(arguments: [ClockClient.liveValue, .testValue])
    func sleep_cancelled_throws(sut: ClockClient) async {
        let sleeping = Task { try await sut.sleep(.seconds(3600)) }
        sleeping.cancel()
        await #expect(throws: CancellationError.self) { try await sleeping.value }
    }
}
