/// The latest value of something, watched by many. Copies share one value.
///
/// Each reader of `stream` has its own place: it sees the latest value first (a Void bundle has none to repeat), may
/// skip values, never the last one, and ends after it when the last copy of the bundle is gone.
public struct AsyncStreamBundle<Value: Sendable>: Sendable {
    @usableFromInline let owner: Owner

    public init() {
        owner = Owner()
    }

    @inlinable public var latestValue: Value? {
        owner.cell.snapshot.latest
    }

    /// Reading it subscribes: nothing sent from here on is missed.
    @inlinable public var stream: Stream {
        Stream(owner.cell)
    }

    @inlinable public func send(_ value: Value) {
        owner.cell.update { _ in value }
    }

    /// One atomic read-modify-write. `transform` must not use the bundle.
    @inlinable public func send(default initial: Value, _ transform: (inout Value) -> Void) {
        owner.cell.update { latest in
            var value = latest ?? initial
            transform(&value)
            return value
        }
    }

    /// Ends the streams when the last copy goes; the streams hold the cell alone.
    @usableFromInline final class Owner: Sendable {
        @usableFromInline let cell = VersionCell<Value>()

        @usableFromInline init() {}

        deinit { cell.finish() }
    }
}

extension AsyncStreamBundle<Void> {
    @inlinable public func send() { send(()) }
}
