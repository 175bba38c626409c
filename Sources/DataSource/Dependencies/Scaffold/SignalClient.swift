/// Signals that ask the process to end, held back while something must not be cut in two.
public struct SignalClient: DependencyClient {
    /// From now on SIGINT, SIGTERM and SIGHUP are only noted.
    public var hold: @Sendable () -> Void
    /// The number of the signal that came since, if one did.
    public var received: @Sendable () -> Int32?
    /// They do again what they did before.
    public var release: @Sendable () -> Void

    public static let liveValue = SignalClient(
        hold: HeldSignals.hold,
        received: { HeldSignals.received },
        release: HeldSignals.release
    )

    public static var testValue: SignalClient {
        SignalClient(hold: {}, received: { nil }, release: {})
    }
}
