/// How long work takes, seen often: a shared machine disturbs single runs, so medians count, and ratios are of runs
/// that took turns.
enum Sampling {
    /// The median time of one of `count` calls, in nanoseconds.
    static func nanoseconds(rounds: Int = 15, count: Int, _ work: (Int) -> Void) -> Double {
        work(count / 10)
        return (0..<rounds).map { _ in time { work(count) } / Double(count) }.median
    }

    static func nanoseconds(rounds: Int = 15, count: Int, _ work: (Int) async -> Void) async -> Double {
        await work(count / 10)
        var times: [Double] = []
        for _ in 0..<rounds { times.append(await time { await work(count) } / Double(count)) }
        return times.median
    }

    static func ratio(rounds: Int = 25, count: Int, _ work: (Int) -> Void, to other: (Int) -> Void) -> Double {
        work(count / 10)
        other(count / 10)
        return (0..<rounds).map { _ in time { work(count) } / time { other(count) } }.median
    }

    @MainActor static func ratio(
        rounds: Int = 25,
        count: Int,
        _ work: @MainActor (Int) async -> Void,
        to other: @MainActor (Int) async -> Void
    ) async -> Double {
        await work(count / 10)
        await other(count / 10)
        var ratios: [Double] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            await work(count)
            let middle = ContinuousClock.now
            await other(count)
            ratios.append((middle - start) / (ContinuousClock.now - middle))
        }
        return ratios.median
    }

    private static func time(_ work: () -> Void) -> Double {
        ContinuousClock().measure(work).nanoseconds
    }

    private static func time(_ work: () async -> Void) async -> Double {
        let start = ContinuousClock.now
        await work()
        return (ContinuousClock.now - start).nanoseconds
    }
}

extension Duration {
    var nanoseconds: Double { self / .nanoseconds(1) }
    var milliseconds: Double { self / .milliseconds(1) }
}

extension [Double] {
    var median: Double {
        let sorted = sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }
}
