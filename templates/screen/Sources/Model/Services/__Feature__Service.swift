import DataSource

/// Counts openings of the __feature_name__ screen, for everyone who shows them.
public struct __Feature__Service: Sendable {
    private let appStateClient: AppStateClient

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
    }

    public var openings: Int {
        appStateClient.withLock(\.__feature__Openings.latestValue) ?? 0
    }

    public func open() {
        appStateClient.send(\.__feature__Openings, default: 0) { $0 += 1 }
    }
}
