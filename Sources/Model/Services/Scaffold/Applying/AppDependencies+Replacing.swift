import DataSource

extension AppDependencies {
    /// The same over other files.
    func replacing(_ fileManagerClient: FileManagerClient) -> AppDependencies {
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
