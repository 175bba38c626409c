/// The file system, a closure per call. Paths are absolute; nothing here works recursively, and a link that is removed,
/// renamed or replaced is not followed. Every closure throws `FileError`.
public struct FileManagerClient: DependencyClient {
    public var contents: @Sendable (_ path: String) throws -> Data
    /// The names in a folder, in order.
    public var contentsOfDirectory: @Sendable (_ path: String) throws -> [String]
    public var createDirectory: @Sendable (_ path: String) throws -> Void
    /// Makes a file that did not exist, with these permissions whatever the mask. Its bytes are on the disk when this
    /// returns, and it is not there when this fails.
    public var createFile: @Sendable (_ path: String, _ contents: Data, _ permissions: Int) throws -> Void
    public var currentDirectoryPath: @Sendable () -> String
    public var destinationOfSymbolicLink: @Sendable (_ path: String) throws -> String
    /// Gives a file a second name, which must be free.
    public var link: @Sendable (_ path: String, _ name: String) throws -> Void
    /// Replaces the file or the empty folder at `destination` in one step.
    public var rename: @Sendable (_ path: String, _ destination: String) throws -> Void
    /// Removes a folder that is empty.
    public var removeDirectory: @Sendable (_ path: String) throws -> Void
    public var removeFile: @Sendable (_ path: String) throws -> Void
    /// Nil where nothing is; says of a link that it is one.
    public var status: @Sendable (_ path: String) throws -> FileStatus?

    /// A file system that is empty and refuses every write.
    public static var testValue: FileManagerClient {
        FileManagerClient(
            contents: { throw FileError(.missing, path: $0) },
            contentsOfDirectory: { _ in [] },
            createDirectory: { throw FileError(.refused, path: $0) },
            createFile: { path, _, _ in throw FileError(.refused, path: path) },
            currentDirectoryPath: { "/" },
            destinationOfSymbolicLink: { throw FileError(.missing, path: $0) },
            link: { path, _ in throw FileError(.refused, path: path) },
            rename: { path, _ in throw FileError(.refused, path: path) },
            removeDirectory: { throw FileError(.refused, path: $0) },
            removeFile: { throw FileError(.refused, path: $0) },
            status: { _ in nil }
        )
    }
}
