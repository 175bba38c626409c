import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process's handlers of the signals that end it. A handler only stores a number: nothing else is safe there.
enum HeldSignals {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let latest = Atomic<Int32>(0)
    private static let previous = Mutex<[Int32: sigaction]>([:])

    static var received: Int32? {
        let signal = latest.load(ordering: .relaxed)
        return signal == 0 ? nil : signal
    }

    static func hold() {
        latest.store(0, ordering: .relaxed)
        previous.withLock { previous in
            for signal in signals {
                var action = sigaction()
                #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = note
                #else
                action.__sigaction_handler.sa_handler = note
                #endif
                action.sa_flags = SA_RESTART
                var before = sigaction()
                sigaction(signal, &action, &before)
                previous[signal] = before
            }
        }
    }

    static func release() {
        previous.withLock { previous in
            for (signal, before) in previous {
                var before = before
                sigaction(signal, &before, nil)
            }
            previous = [:]
        }
    }

    private static let note: @convention(c) (Int32) -> Void = { signal in
        latest.store(signal, ordering: .relaxed)
    }
}
