import DataSource
import Synchronization

/// What a thousand readers cost: in time until all have the last value, and in memory while they wait.
enum ReaderBenchmarks {
    static func all() async -> [Measurement] {
        [Measurement("last send until 1000 readers have it", await delay(), .milliseconds, bound: 5)]
    }

    /// Of a reader that waits, with its task.
    static func memory() async -> Measurement {
        let count = 20_000
        let bundle = AsyncStreamBundle<Int>()
        bundle.send(0)
        let arrived = Arrivals(count)
        let before = Resources.peakBytes
        let tasks = Readers.of(bundle, count: count) { _ in arrived.add() }
        await arrived.all()
        let bytes = Double(Resources.peakBytes - before) / Double(count)
        tasks.forEach { $0.cancel() }
        return Measurement("memory of a waiting reader", bytes, .bytes, bound: 1741)
    }

    private static func delay() async -> Double {
        let bundle = AsyncStreamBundle<Arrivals>()
        let tasks = Readers.of(bundle, count: 1000) { $0.add() }
        defer { tasks.forEach { $0.cancel() } }
        var times: [Double] = []
        for _ in 0..<50 {
            let arrivals = Arrivals(1000)
            let start = ContinuousClock.now
            bundle.send(arrivals)
            await arrivals.all()
            times.append((ContinuousClock.now - start).milliseconds)
        }
        return times.median
    }
}

/// Counts what arrives, and ends when all have.
private final class Arrivals: Sendable {
    private let left: Atomic<Int>
    private let bundle = AsyncStreamBundle<Void>()
    private let stream: AsyncStreamBundle<Void>.Stream

    init(_ count: Int) {
        left = Atomic(count)
        stream = bundle.stream
    }

    func add() {
        if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { bundle.send() }
    }

    func all() async {
        var iterator = stream.makeAsyncIterator()
        _ = await iterator.next()
    }
}
