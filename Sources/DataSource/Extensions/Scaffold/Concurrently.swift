import Dispatch

/// Does two things at once; of two errors the first one's is thrown.
public func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () throws -> First,
    and second: @Sendable () throws -> Second
) throws -> (First, Second) {
    let one = Locked(Result<First, any Error>.failure(CancellationError()))
    let other = Locked(Result<Second, any Error>.failure(CancellationError()))
    withoutActuallyEscaping(first) { first in
        withoutActuallyEscaping(second) { second in
            DispatchQueue.concurrentPerform(iterations: 2) { number in
                if number == 0 {
                    one.fill(first)
                } else {
                    other.fill(second)
                }
            }
        }
    }
    return (try one.withLock(\.self).get(), try other.withLock(\.self).get())
}

extension Locked {
    fileprivate func fill<Success>(_ body: () throws -> Success) where State == Result<Success, any Error> {
        let result = Result { try body() }
        withLock { $0 = result }
    }
}
