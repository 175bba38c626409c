import DataSource
import Synchronization

/// What the app's shared state costs where nobody waits for it.
enum LockBenchmarks {
    static func all() -> [Measurement] {
        [
            Measurement("Locked.withLock, to a bare Mutex", ratio(), .ratio, bound: 1.3),
            Measurement("AppStateClient.send, nobody reads", send(), .nanoseconds, bound: 100),
        ]
    }

    private static func ratio() -> Double {
        let locked = Locked(0)
        let bare = Bare()
        return Sampling.ratio(
            count: 1_000_000,
            { for _ in 0..<$0 { locked.withLock { $0 &+= 1 } } },
            to: { for _ in 0..<$0 { bare.mutex.withLock { $0 &+= 1 } } }
        )
    }

    private static func send() -> Double {
        let client = AppStateClient.liveValue
        return Sampling.nanoseconds(count: 200_000) { for _ in 0..<$0 { client.send(\.notesChanged) } }
    }

    private final class Bare: Sendable {
        let mutex = Mutex(0)
    }
}
