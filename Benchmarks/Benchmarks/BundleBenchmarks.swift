import DataSource

/// What one send costs in a burst of them, with readers that follow as they can.
enum BundleBenchmarks {
    static func all() async -> [Measurement] {
        let bounds = [(readers: 0, bound: 40.0), (64, 120), (1000, 500)]
        var measurements: [Measurement] = []
        for (readers, bound) in bounds {
            let name = "AsyncStreamBundle.send in a burst, \(readers) readers"
            measurements.append(Measurement(name, await send(readers: readers), .nanoseconds, bound: bound))
        }
        return measurements
    }

    private static func send(readers: Int) async -> Double {
        let bundle = AsyncStreamBundle<Int>()
        let tasks = Readers.of(bundle, count: readers) { _ in }
        defer { tasks.forEach { $0.cancel() } }
        return Sampling.nanoseconds(count: 100_000) { count in
            for number in 0..<count { bundle.send(number) }
        }
    }
}
