import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
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

    @Test func send_default_initialValueFirstThenTheLatest() async {
        let sut = AsyncStreamBundle<[Int]>()
        var reader = sut.stream.makeAsyncIterator()
        sut.send(default: [1]) { $0.append(2) }
        #expect(await reader.next() == [1, 2])
        sut.send(default: [1]) { $0.append(3) }
        #expect(await reader.next() == [1, 2, 3])
    }

    @Test func send_default_fromManyTasks_nothingIsLost() async {
        let sut = AsyncStreamBundle<Int>()
        await withTaskGroup { group in
            for _ in 0..<100 {
                group.addTask { for _ in 0..<100 { sut.send(default: 0) { $0 += 1 } } }
            }
        }
        #expect(sut.latestValue == 10_000)
    }

    @Test func send_default_transformUsesTheBundle_trapsAtOnce() async {
        await #expect(processExitsWith: .failure) {
            let sut = AsyncStreamBundle<Int>()
            sut.send(default: 0) { _ in sut.send(1) }
        }
    }
}
