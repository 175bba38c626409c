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

    static func taken(_ folder: String, within patience: Duration) throws -> FolderLock? {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError.last(folder) }
        let lock = FolderLock(descriptor: descriptor)
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else { throw FileError.last(folder) }
            guard ContinuousClock.now < end else { return nil }
            usleep(10_000)
        }
        return lock
    }
}
