import DataSource

/// The clients of the app, made once by the composition root and handed to every store.
public final class AppDependencies: Sendable {
    public let appStateClient: AppStateClient
    public let clockClient: ClockClient
    public let fileManagerClient: FileManagerClient
    public let sqliteClient: SQLiteClient
    public let uuidClient: UUIDClient

    public init(
        appStateClient: AppStateClient = .liveValue,
        clockClient: ClockClient = .liveValue,
        fileManagerClient: FileManagerClient = .liveValue,
        sqliteClient: SQLiteClient = .liveValue,
        uuidClient: UUIDClient = .liveValue
    ) {
        self.appStateClient = appStateClient
        self.clockClient = clockClient
        self.fileManagerClient = fileManagerClient
        self.sqliteClient = sqliteClient
        self.uuidClient = uuidClient
    }

    public static func testDependencies(
        appStateClient: AppStateClient = .testValue,
        clockClient: ClockClient = .testValue,
        fileManagerClient: FileManagerClient = .testValue,
        sqliteClient: SQLiteClient = .testValue,
        uuidClient: UUIDClient = .testValue
    ) -> AppDependencies {
        AppDependencies(
            appStateClient: appStateClient,
            clockClient: clockClient,
            fileManagerClient: fileManagerClient,
            sqliteClient: sqliteClient,
            uuidClient: uuidClient
        )
    }
}
