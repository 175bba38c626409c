/// Why the file system refused something at `path`.
public struct FileError: Error, Equatable {
    public var reason: Reason
    public var path: String

    public init(_ reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }

    public enum Reason: Equatable, Sendable {
        /// Something is there already, or still, as in a folder that is not empty.
        case exists
        /// Nothing is there, or the way to it leads through something that is no folder.
        case missing
        /// Not allowed, or a file system that is read-only.
        case refused
        case full
        /// No file that has contents: a pipe, a socket, a device.
        case special
        /// As `errno` has it, with the system's sentence.
        case failed(code: Int32, sentence: String)
    }
}
