import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsyncStreamBundleLoadTests {
    @Test(arguments: [(1, 500), (8, 200), (64, 200), (1000, 20)])
    func stream_burstAfterBurst_everyReaderSeesTheLastValueOfEach(readers: Int, bursts: Int) async {
        let sut = AsyncStreamBundle<Int>()
        let (arrivals, arrived) = AsyncStream.makeStream(of: Int.self)
        var arrival = arrivals.makeAsyncIterator()
        let tasks = (0..<readers).map { _ in sut.stream }.map { stream in
            Task { for await value in stream where value.isMultiple(of: 10) { arrived.yield(value) } }
        }
        for last in (1...bursts).map({ $0 * 10 }) {
            for value in last - 9...last { sut.send(value) }
            for _ in tasks { #expect(await arrival.next() == last) }
        }
        for task in tasks { task.cancel() }
    }

    @Test(arguments: [64, 1000]) func stream_readersComeDuringABurst_everyOneSeesTheLastValue(readers: Int) async {
        let sut = AsyncStreamBundle<Int>()
        await withTaskGroup { group in
            for _ in 0..<readers { group.addTask { await sut.stream.first { $0 == 1000 } } }
            for value in 1...1000 { sut.send(value) }
            for await last in group { #expect(last == 1000) }
        }
    }

    @Test(arguments: [1, 64]) func stream_sentWhileReadersCome_valuesOnlyGrow(readers: Int) async {
        let sut = AsyncStreamBundle<Int>()
        await withTaskGroup { group in
            for _ in 0..<readers { group.addTask { await isGrowing(sut.stream.prefix { $0 < 10_000 }) } }
            group.addTask {
                for value in 1...10_000 { sut.send(value) }
                return true
            }
            for await isGrowing in group { #expect(isGrowing) }
        }
    }

    @Test func stream_subscribedWhileOthersSend_firstValueIsNoOlderThanTheLatest() async {
        let sut = AsyncStreamBundle<Int>()
        sut.send(0)
        let sender = Task {
            while !Task.isCancelled {
                sut.send(default: 0) { $0 += 1 }
                await Task.yield()
            }
        }
        for _ in 1...1000 {
            let seed = sut.latestValue ?? .max
            #expect(await sut.stream.first { _ in true } ?? .min >= seed)
        }
        sender.cancel()
    }

    @Test func stream_readersComeAndGoByCancellation_theLastOneStillSeesAll() async {
        let sut = AsyncStreamBundle<Int>()
        let patient = Task { await sut.stream.first { $0 == 500 } }
        for value in 1...500 {
            let reader = Task { await sut.stream.first { $0 > 500 } }
            sut.send(value)
            reader.cancel()
            #expect(await reader.value == nil)
        }
        #expect(await patient.value == 500)
    }

    private func isGrowing(_ values: some AsyncSequence<Int, Never>) async -> Bool {
        var last = 0
        for await value in values {
            if value <= last { return false }
            last = value
        }
        return true
    }
}
