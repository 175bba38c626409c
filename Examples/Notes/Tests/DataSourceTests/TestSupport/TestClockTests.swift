import DataSource
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor struct TestClockTests {
    private let sut = TestClock()
    private let woken = Locked<[Int]>([])

    @Test func advance_byLess_sleepsOn() async throws {
        let sleeping = sleep(3)
        await sut.advance(by: .seconds(2))
        #expect(woken.withLock(\.self) == [])
        await sut.advance(by: .seconds(1))
        try await sleeping.value
        #expect(woken.withLock(\.self) == [3])
    }

    @Test func advance_several_allWhoseTimeHasComeWake() async throws {
        let sleeping = [3, 1, 4, 2].map(sleep)
        await sut.advance(by: .seconds(3), sleepers: 4)
        for index in [0, 1, 3] { try await sleeping[index].value }
        #expect(woken.withLock { $0.sorted() } == [1, 2, 3])
        await sut.advance(by: .seconds(1))
        try await sleeping[2].value
    }

    @Test func advance_toEach_wakeInTheOrderOfTheirEnds() async throws {
        let sleeping = [3, 1, 2].map(sleep)
        await sut.advance(by: .zero, sleepers: 3)
        for index in [1, 2, 0] {
            await sut.advance(by: .seconds(1))
            try await sleeping[index].value
        }
        #expect(woken.withLock(\.self) == [1, 2, 3])
    }

    @Test func advance_loop_goesRoundOnceForEachCall() async {
        let sleeping = Task {
            for turn in 1... {
                try await sut.client.sleep(.seconds(1))
                woken.withLock { $0.append(turn) }
            }
        }
        for _ in 0..<3 { await sut.advance(by: .seconds(10)) }
        await sut.advance(by: .zero)
        #expect(woken.withLock(\.self) == [1, 2, 3])
        sleeping.cancel()
    }

    @Test func advance_nobodySleeps_saysWhoShould() async throws {
        let sentence = "Expected 2 to sleep within 0.001 seconds, saw 0: time stands still."
        let (duration, limit) = (Duration.seconds(1), Duration.milliseconds(1))
        try await expectIssue(sentence) { [sut] in await sut.advance(by: duration, sleepers: 2, within: limit) }
        let sleeping = sleep(1)
        await sut.advance(by: .zero)
        #expect(woken.withLock(\.self) == [])
        sleeping.cancel()
    }

    @Test func sleep_cancelled_throwsAndIsForgotten() async throws {
        let (first, second) = (sleep(1), sleep(2))
        await sut.advance(by: .zero, sleepers: 2)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        await sut.advance(by: .seconds(2))
        try await second.value
        #expect(woken.withLock(\.self) == [2])
    }

    @Test(arguments: [0, 1]) func sleep_inACancelledTask_throws(seconds: Int) async {
        let sleeping = sleep(seconds)
        sleeping.cancel()
        await #expect(throws: CancellationError.self) { try await sleeping.value }
    }

    @Test func sleep_noTime_returns() async throws {
        try await sut.client.sleep(.zero)
    }

    private func sleep(_ seconds: Int) -> Task<Void, any Error> {
        Task {
            try await sut.client.sleep(.seconds(seconds))
            woken.withLock { $0.append(seconds) }
        }
    }
}
