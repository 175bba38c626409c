#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

enum FolderSync {
    /// A file system that cannot do this for folders does not need it, or cannot be helped.
    static func sync(_ folder: String) throws {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == EACCES { return }
            throw FileError.last(folder)
        }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else { throw FileError.last(folder) }
    }
}
