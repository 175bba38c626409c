import DataSource
import Testing

/// What one reader sees of a bundle, and what it does not see of the others.
@Suite(.timeLimit(.minutes(1)))
struct AsyncStreamBundleReaderTests {
    @Test func next_subscribedAfterSend_latestValueComesFirstAndOnce() async {
        let sut = AsyncStreamBundle<Int>()
        sut.send(1)
        sut.send(2)
        var reader = sut.stream.makeAsyncIterator()
        #expect(await reader.next() == 2)
        sut.send(3)
        #expect(await reader.next() == 3)
    }

    @Test func next_subscribedBeforeAnySend_theFirstValueSentComesFirst() async {
        let sut = AsyncStreamBundle<Int>()
        let stream = sut.stream
        let first = Task { await stream.first { _ in true } }
        sut.send(1)
        #expect(await first.value == 1)
    }

    @Test func next_sentBetweenSubscribingAndReading_isNotMissed() async {
        let sut = AsyncStreamBundle<Void>()
        let stream = sut.stream
        sut.send()
        var reader = stream.makeAsyncIterator()
        #expect(await reader.next() != nil)
    }

    @Test func next_voidSentBeforeSubscribing_isNotRepeated() async {
        var sut: AsyncStreamBundle<Void>? = AsyncStreamBundle()
        sut?.send()
        let stream = sut?.stream
        sut = nil
        var reader = stream?.makeAsyncIterator()
        #expect(await reader?.next() == nil)
    }

    @Test func next_voidSentTwiceBeforeReading_comesOnce() async {
        var sut: AsyncStreamBundle<Void>? = AsyncStreamBundle()
        var reader = sut?.stream.makeAsyncIterator()
        sut?.send()
        sut?.send()
        sut = nil
        #expect(await reader?.next() != nil)
        #expect(await reader?.next() == nil)
    }

    @Test func next_slowReaderBesideAFastOne_eachHasItsOwnPlace() async {
        let sut = AsyncStreamBundle<Int>()
        var (fast, slow) = (sut.stream.makeAsyncIterator(), sut.stream.makeAsyncIterator())
        for value in 1...100 {
            sut.send(value)
            #expect(await fast.next() == value)
        }
        #expect(await slow.next() == 100)
    }

    @Test func next_oneReaderCancelled_othersGoOn() async {
        let sut = AsyncStreamBundle<Int>()
        let cancelled = Task { await sut.stream.first { _ in true } }
        let other = Task { await sut.stream.first { $0 == 3 } }
        cancelled.cancel()
        #expect(await cancelled.value == nil)
        sut.send(3)
        #expect(await other.value == 3)
    }

    @Test func next_cancelledBeforeItWaits_endsThoughAValueIsThere() async {
        let sut = AsyncStreamBundle<Int>()
        sut.send(1)
        let reader = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await sut.stream.first { _ in true }
        }
        #expect(await reader.value == nil)
    }
}
