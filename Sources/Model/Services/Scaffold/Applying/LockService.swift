import DataSource

/// Takes the lock that runs on one project share.
struct LockService: Sendable {
    private let journalRepository: JournalRepository
    private let lockClient: LockClient

    init(_ appDependencies: AppDependencies) {
        journalRepository = JournalRepository(appDependencies.fileManagerClient, appDependencies.diskClient)
        lockClient = appDependencies.lockClient
    }

    /// - Throws: `ApplyError.busy` where another run keeps it.
    func lock(_ place: JournalPlace) throws -> FolderLock {
        guard let lock = try lockClient.lock(place.folder) else {
            throw ApplyError.busy(folder: place.folder, holder: journalRepository.holder(in: place.folder))
        }
        return lock
    }
}
