import DataSource
import Testing

/// Copies of a bundle, and what its readers see when the last one goes.
@Suite(.timeLimit(.minutes(10)))
struct AsyncStreamBundleEndTests {
    @Test func deinit_lastCopyGone_lastValueThenEnd() async {
        var (sut, reader) = reading()
        sut?.send(6)
        sut?.send(7)
        sut = nil
        #expect(await reader.next() == 7)
        #expect(await reader.next() == nil)
        #expect(await reader.next() == nil)
    }

    @Test func deinit_oneCopyLeft_readersGoOn() async {
        var (sut, reader) = reading()
        var copy = sut
        sut = nil
        copy?.send(7)
        #expect(await reader.next() == 7)
        copy = nil
        #expect(await reader.next() == nil)
    }

    @Test func deinit_readersWait_theyEnd() async {
        var sut: AsyncStreamBundle<Int>? = AsyncStreamBundle()
        let readers = (0..<8).map { _ in sut?.stream }.map { stream in
            Task(executorPreference: InlineExecutor()) { await stream?.reduce(into: []) { $0.append($1) } }
        }
        sut?.send(7)
        sut = nil
        for reader in readers { #expect(await reader.value == [7]) }
    }

    @Test func deinit_nothingWasSent_noValueThenEnd() async {
        var (sut, reader) = reading()
        #expect(sut?.latestValue == nil)
        sut = nil
        #expect(await reader.next() == nil)
    }

    @Test func deinit_latestValueIsSeen_itDoesNotComeAgain() async {
        var (sut, reader) = reading()
        sut?.send(7)
        #expect(await reader.next() == 7)
        sut = nil
        #expect(await reader.next() == nil)
    }

    private func reading() -> (AsyncStreamBundle<Int>?, AsyncStreamBundle<Int>.Stream.Iterator) {
        let bundle = AsyncStreamBundle<Int>()
        return (bundle, bundle.stream.makeAsyncIterator())
    }
}
