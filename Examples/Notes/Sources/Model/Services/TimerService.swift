import DataSource

/// Counts openings of the timer screen, for everyone who shows them.
public struct TimerService: Sendable {
    private let appStateClient: AppStateClient

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
    }

    public var openings: Int {
        appStateClient.withLock(\.timerOpenings.latestValue) ?? 0
    }

    public func open() {
        appStateClient.send(\.timerOpenings, default: 0) { $0 += 1 }
    }
}
