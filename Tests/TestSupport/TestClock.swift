import DataSource
import Testing

/// Time that passes when the test says so. What sleeps with `client` is woken by `advance`, or by its cancellation.
///
///     let clock = TestClock()
///     let following = Task { await service(clock.client).follow() }
///     await clock.advance(by: .milliseconds(500))
public final class TestClock: Sendable {
    private let state = Locked(State())
    private let changed = AsyncStreamBundle<Void>()

    public init() {}

    public var client: ClockClient {
        testDependency(of: ClockClient.self) { client in
            client.sleep = { [self] duration in try await sleep(for: duration) }
        }
    }

    /// Wakes all whose time has come. Who of them runs first is up to their executors: where that counts, advance to
    /// each. Before, it waits until so many sleep: what was woken last has done its work then, and a loop is back at its
    /// sleep. A sleep that begins afterwards counts from the new time, so that a loop goes round once for each call.
    public func advance(
        by duration: Duration,
        sleepers count: Int = 1,
        within timeout: Duration = .seconds(60),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard await changed.waits(until: { self.count >= count }, within: timeout) else {
            let found = "within \(timeout), saw \(self.count)"
            Issue.record("Expected \(count) to sleep \(found): time stands still.", sourceLocation: sourceLocation)
            return
        }
        for sleeper in state.withLock({ $0.woken(after: duration) }) { sleeper.continuation.resume() }
    }

    private var count: Int { state.withLock(\.sleepers.count) }

    private func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        guard duration > .zero else { return }
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if Task.isCancelled { return true }
                    state.sleepers.append(Sleeper(id: id, end: state.now + duration, continuation: continuation))
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
                changed.send()
            }
        } onCancel: {
            state.withLock { $0.removed(id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    private struct Sleeper {
        let id: UUID
        let end: Duration
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Duration.zero
        var sleepers: [Sleeper] = []

        mutating func woken(after duration: Duration) -> [Sleeper] {
            now += duration
            defer { sleepers.removeAll { $0.end <= now } }
            return sleepers.filter { $0.end <= now }
        }

        mutating func removed(_ id: UUID) -> Sleeper? {
            sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) }
        }
    }
}
