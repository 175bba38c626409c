#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock on a folder, held as long as this value lives. The folder itself is locked: no file is left behind.
public final class FolderLock: Sendable {
    private let descriptor: Int32?

    /// Holds nothing.
    public init() {
        descriptor = nil
    }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    static func taken(_ folder: String) throws -> FolderLock? {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError.last(folder) }
        let lock = FolderLock(descriptor: descriptor)
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return lock }
        guard errno == EWOULDBLOCK else { throw FileError.last(folder) }
        return nil
    }
}
