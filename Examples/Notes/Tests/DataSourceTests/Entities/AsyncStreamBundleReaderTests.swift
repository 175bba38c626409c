import DataSource
import Testing

/// What one reader sees of a bundle, and what it does not see of the others.
@Suite(.timeLimit(.minutes(10)))
struct AsyncStreamBundleReaderTests {
    private let sut = AsyncStreamBundle<Int>()

    @Test func next_subscribedAfterSend_latestValueComesFirstAndOnce() async {
        sut.send(1)
        sut.send(2)
        var reader = sut.stream.makeAsyncIterator()
        #expect(await reader.next() == 2)
        sut.send(3)
        #expect(await reader.next() == 3)
    }

    @Test func next_subscribedBeforeAnySend_theFirstValueSentComesFirst() async {
        let first = Task(executorPreference: InlineExecutor()) { await sut.stream.first { _ in true } }
        sut.send(1)
        #expect(await first.value == 1)
    }

    @Test func next_sentBetweenSubscribingAndReading_isNotMissed() async {
        let stream = sut.stream
        sut.send(1)
        var reader = stream.makeAsyncIterator()
        #expect(await reader.next() == 1)
    }

    @Test func next_sentBetweenSeedingAndSubscribing_isNotMissed() async {
        sut.send(1)
        let seed = sut.latestValue
        sut.send(2)
        var reader = sut.stream.makeAsyncIterator()
        #expect(seed == 1)
        #expect(await reader.next() == 2)
    }

    @Test func next_slowReaderBesideAFastOne_eachHasItsOwnPlace() async {
        var (fast, slow) = (sut.stream.makeAsyncIterator(), sut.stream.makeAsyncIterator())
        for value in 1...100 {
            sut.send(value)
            #expect(await fast.next() == value)
        }
        #expect(await slow.next() == 100)
    }

    @Test func next_twoReadersOfOneStream_eachHasItsOwnPlace() async {
        let stream = sut.stream
        var (first, second) = (stream.makeAsyncIterator(), stream.makeAsyncIterator())
        sut.send(1)
        #expect(await first.next() == 1)
        sut.send(2)
        #expect(await first.next() == 2)
        #expect(await second.next() == 2)
    }

    @Test func next_oneReaderCancelledWhileAllWait_theOthersGoOn() async {
        let readers = (0..<3).map { _ in
            Task(executorPreference: InlineExecutor()) { await sut.stream.first { _ in true } }
        }
        readers[1].cancel()
        #expect(await readers[1].value == nil)
        sut.send(3)
        #expect(await readers[0].value == 3)
        #expect(await readers[2].value == 3)
    }

    @Test func next_cancelledBeforeItWaits_endsThoughAValueIsThere() async {
        sut.send(1)
        let reader = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await sut.stream.first { _ in true }
        }
        #expect(await reader.value == nil)
    }
}
