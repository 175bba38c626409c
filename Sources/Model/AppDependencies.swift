import DataSource

/// The clients of the app, made once by the composition root and handed to every store.
public final class AppDependencies: Sendable {
    public let appStateClient: AppStateClient
    public let clockClient: ClockClient
    public let diskClient: DiskClient
    public let fileManagerClient: FileManagerClient
    public let lockClient: LockClient
    public let processInfoClient: ProcessInfoClient
    public let signalClient: SignalClient
    public let sqliteClient: SQLiteClient
    public let uuidClient: UUIDClient

    public init(
        appStateClient: AppStateClient = .liveValue,
        clockClient: ClockClient = .liveValue,
        diskClient: DiskClient = .liveValue,
        fileManagerClient: FileManagerClient = .liveValue,
        lockClient: LockClient = .liveValue,
        processInfoClient: ProcessInfoClient = .liveValue,
        signalClient: SignalClient = .liveValue,
        sqliteClient: SQLiteClient = .liveValue,
        uuidClient: UUIDClient = .liveValue
    ) {
        self.appStateClient = appStateClient
        self.clockClient = clockClient
        self.diskClient = diskClient
        self.fileManagerClient = fileManagerClient
        self.lockClient = lockClient
        self.processInfoClient = processInfoClient
        self.signalClient = signalClient
        self.sqliteClient = sqliteClient
        self.uuidClient = uuidClient
    }

    public static func testDependencies(
        appStateClient: AppStateClient = .testValue,
        clockClient: ClockClient = .testValue,
        diskClient: DiskClient = .testValue,
        fileManagerClient: FileManagerClient = .testValue,
        lockClient: LockClient = .testValue,
        processInfoClient: ProcessInfoClient = .testValue,
        signalClient: SignalClient = .testValue,
        sqliteClient: SQLiteClient = .testValue,
        uuidClient: UUIDClient = .testValue
    ) -> AppDependencies {
        AppDependencies(
            appStateClient: appStateClient,
            clockClient: clockClient,
            diskClient: diskClient,
            fileManagerClient: fileManagerClient,
            lockClient: lockClient,
            processInfoClient: processInfoClient,
            signalClient: signalClient,
            sqliteClient: sqliteClient,
            uuidClient: uuidClient
        )
    }
}
