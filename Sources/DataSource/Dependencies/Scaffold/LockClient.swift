/// Keeps two runs of luca from working on one folder at once.
public struct LockClient: DependencyClient {
    /// Nil where another process holds the lock, and does not give it back in a while. It is free again when the value
    /// goes, or the process ends.
    public var lock: @Sendable (_ folder: String) throws -> FolderLock?

    public static let liveValue = waiting(atMost: .seconds(1))

    public static func waiting(atMost patience: Duration) -> LockClient {
        LockClient(lock: { folder in try FolderLock.taken(folder, within: patience) })
    }

    public static var testValue: LockClient { LockClient(lock: { _ in FolderLock() }) }
}
