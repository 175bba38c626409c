import DataSource
import Testing

/// A bundle without values says that something happened, to those who listened by then.
@Suite(.timeLimit(.minutes(10)))
struct AsyncStreamBundleVoidTests {
    @Test func next_sentWhileItWaits_isTold() async {
        let sut = AsyncStreamBundle<Void>()
        let reader = Task(executorPreference: InlineExecutor()) { await sut.stream.first { true } != nil }
        sut.send()
        #expect(await reader.value)
    }

    @Test func next_sentBetweenSubscribingAndReading_isTold() async {
        let sut = AsyncStreamBundle<Void>()
        let stream = sut.stream
        sut.send()
        var reader = stream.makeAsyncIterator()
        #expect(await reader.next() != nil)
    }

    @Test func next_sentBeforeSubscribing_isNotRepeated() async {
        var sut: AsyncStreamBundle<Void>? = AsyncStreamBundle()
        sut?.send()
        var reader = sut?.stream.makeAsyncIterator()
        sut = nil
        #expect(await reader?.next() == nil)
    }

    @Test func next_sentTwiceBeforeReading_comesOnce() async {
        var sut: AsyncStreamBundle<Void>? = AsyncStreamBundle()
        var reader = sut?.stream.makeAsyncIterator()
        sut?.send()
        sut?.send()
        sut = nil
        #expect(await reader?.next() != nil)
        #expect(await reader?.next() == nil)
    }
}
