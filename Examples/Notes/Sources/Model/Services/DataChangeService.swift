import DataSource

/// Tells those who show stored data that another program changed it.
public struct DataChangeService: Sendable {
    private let appStateClient: AppStateClient
    private let clockClient: ClockClient
    private let dataVersionRepository: DataVersionRepository
    private let changed: any KeyPath<AppState, [AsyncStreamBundle<Void>]> & Sendable

    public init(_ appDependencies: AppDependencies) {
        self.init(appDependencies, changed: \.storedDataChanged)
    }

    init(_ appDependencies: AppDependencies, changed: any KeyPath<AppState, [AsyncStreamBundle<Void>]> & Sendable) {
        appStateClient = appDependencies.appStateClient
        clockClient = appDependencies.clockClient
        dataVersionRepository = DataVersionRepository(appDependencies.sqliteClient)
        self.changed = changed
    }

    /// Looks twice a second, until the task is cancelled or nobody wants to know. They are told after the first look,
    /// too, for they may have loaded before it; and after one that fails, so that they load, and show what is wrong.
    /// It goes on looking then, and tells them when the data can be read again.
    public func follow(while isWanted: @Sendable () -> Bool = { true }) async {
        var seen: DataVersion?
        while isWanted() {
            let version = try? dataVersionRepository.version()
            if version != seen { appStateClient.send(changed) }
            seen = version
            do { try await clockClient.sleep(Self.interval) } catch { return }
        }
    }

    private static let interval: Duration = .milliseconds(500)
}
