/// What a power cut leaves.
public struct DiskClient: DependencyClient {
    /// What came into a folder and went from it is on the disk when this returns.
    public var sync: @Sendable (_ folder: String) throws -> Void

    public static let liveValue = DiskClient(sync: { folder in try FolderSync.sync(folder) })

    public static var testValue: DiskClient { DiskClient(sync: { _ in }) }
}
