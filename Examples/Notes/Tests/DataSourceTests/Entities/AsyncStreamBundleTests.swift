import DataSource
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AsyncStreamBundleTests {
    @Test func latestValue_sent_isTheLast() {
        let sut = AsyncStreamBundle<Int>()
        #expect(sut.latestValue == nil)
        sut.send(1)
        sut.send(2)
        #expect(sut.latestValue == 2)
    }

    @Test func send_copy_oneValueIsShared() async {
        let sut = AsyncStreamBundle<Int>()
        let copy = sut
        var reader = copy.stream.makeAsyncIterator()
        sut.send(1)
        #expect(copy.latestValue == 1)
        #expect(await reader.next() == 1)
    }

    @Test func send_nothingAsValue_isAValue() async {
        let sut = AsyncStreamBundle<Int?>()
        var reader = sut.stream.makeAsyncIterator()
        sut.send(nil)
        #expect(sut.latestValue == .some(.none))
        #expect(await reader.next() == .some(.none))
    }

    @Test func send_default_fromManyTasks_nothingIsLost() async {
        let sut = AsyncStreamBundle<Int>()
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { sut.send(default: 0) { $0 += 1 } } }
        }
        #expect(sut.latestValue == 100)
    }

    @Test func send_replacedValueUsesTheBundleAtItsEnd_noLockIsHeld() {
        let sut = AsyncStreamBundle<Farewell>()
        let ended = AsyncStreamBundle<Int>()
        sut.send(Farewell { ended.send(sut.latestValue == nil ? 0 : 1) })
        sut.send(Farewell {})
        #expect(ended.latestValue == 1)
    }

    @Test func stream_lastCopyGone_lastValueThenEnd() async {
        var (sut, reader) = reading(Int.self)
        sut?.send(6)
        sut?.send(7)
        sut = nil
        #expect(await reader.next() == 7)
        #expect(await reader.next() == nil)
        #expect(await reader.next() == nil)
    }

    @Test func stream_lastCopyGoneWhileReadersWait_theyEnd() async {
        var sut: AsyncStreamBundle<Int>? = AsyncStreamBundle()
        let readers = (0..<8).map { _ in sut?.stream }.map { stream in
            Task { await stream?.reduce(into: []) { $0.append($1) } }
        }
        sut?.send(7)
        sut = nil
        for reader in readers { #expect(await reader.value == [7]) }
    }

    private func reading<Value>(_: Value.Type) -> (AsyncStreamBundle<Value>?, AsyncStreamBundle<Value>.Stream.Iterator)
    {
        let bundle = AsyncStreamBundle<Value>()
        return (bundle, bundle.stream.makeAsyncIterator())
    }
}

/// Says so when it goes.
private final class Farewell: Sendable {
    private let say: @Sendable () -> Void

    init(_ say: @escaping @Sendable () -> Void) {
        self.say = say
    }

    deinit { say() }
}
