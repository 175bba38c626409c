import DataSource

/// A folder on the disk that goes with the value.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FilePermissions.set(0o700, of: path)
        try? FileManager.default.removeItem(atPath: path)
    }

    public func path(_ name: String) -> String {
        path + "/" + name
    }
}
