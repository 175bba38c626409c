import DataSource
import Model
import TestSupport
import Testing

/// Stores that follow a bundle: as long as they live, no longer.
@Suite(.timeLimit(.minutes(10)))
@MainActor struct FollowingTests {
    private let bundle = AsyncStreamBundle<Int>()
    private let ended = AsyncStreamBundle<Void>()

    @Test func deinit_following_storeGoesAndItsLoopEnds() async {
        var end = ended.stream.makeAsyncIterator()
        var sut: SampleFollowerStore? = SampleFollowerStore(bundle, ended: ended)
        weak let released = sut
        await sut?.send(.task)
        sut = nil
        #expect(released == nil)
        #expect(await end.next() != nil)
    }

    @Test func deinit_followedAValue_storeGoesAndItsLoopEnds() async {
        var end = ended.stream.makeAsyncIterator()
        let reported = AsyncStreamBundle<Int>()
        var report = reported.stream.makeAsyncIterator()
        var sut: SampleFollowerStore? = SampleFollowerStore(bundle, ended: ended) { action in
            if case let .changed(value) = action { reported.send(value) }
        }
        weak let released = sut
        await sut?.send(.task)
        bundle.send(7)
        #expect(await report.next() == 7)
        await Task.yield()
        sut = nil
        #expect(released == nil)
        #expect(await end.next() != nil)
    }

    @Test func send_taskTwice_theFormerLoopEnds() async {
        var end = ended.stream.makeAsyncIterator()
        let sut = SampleFollowerStore(bundle, ended: ended)
        await sut.send(.task)
        await sut.send(.task)
        #expect(await end.next() != nil)
    }
}
