/// Keeps two runs of luca from working on one folder at once.
public struct LockClient: DependencyClient {
    /// Nil where another process holds the lock. It is free again when the value goes, or the process ends.
    public var lock: @Sendable (_ folder: String) throws -> FolderLock?

    public static let liveValue = LockClient(lock: { folder in try FolderLock.taken(folder) })

    public static var testValue: LockClient { LockClient(lock: { _ in FolderLock() }) }
}
