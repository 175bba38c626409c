/// The passing of time.
public struct ClockClient: DependencyClient {
    /// Throws `CancellationError` as soon as the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void

    public static let liveValue = ClockClient(sleep: { duration in try await Task.sleep(for: duration) })

    /// Time stands still: nobody who sleeps wakes up.
    public static var testValue: ClockClient {
        ClockClient(sleep: { _ in
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw CancellationError()
        })
    }
}
