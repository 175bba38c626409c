import DataSource
import TestSupport
import Testing

/// Rings the bell every quarter of an hour, until it is cancelled.
private struct BellService: Sendable {
    let clockClient: ClockClient
    let rings = AsyncStreamBundle<Int>()

    func ring() async {
        for count in 1... {
            do { try await clockClient.sleep(.seconds(15 * 60)) } catch { return }
            rings.send(count)
        }
    }
}

@Suite(.timeLimit(.minutes(10)))
struct ClockExample {
    @Test func ring_halfAnHour_ringsTwice() async {
        let clock = TestClock()
        let sut = BellService(clockClient: clock.client)
        var rings = sut.rings.stream.makeAsyncIterator()
        let ringing = Task { await sut.ring() }
        await clock.advance(by: .seconds(15 * 60))
        #expect(await rings.next() == 1)
        await clock.advance(by: .seconds(15 * 60))
        #expect(await rings.next() == 2)
        ringing.cancel()
        await ringing.value
    }
}
