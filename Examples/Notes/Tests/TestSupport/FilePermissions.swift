import DataSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a file or folder on the disk allows.
public enum FilePermissions {
    /// The superuser may do everything: a test of what is refused proves nothing then.
    public static var areIgnored: Bool { geteuid() == 0 }

    public static func set(_ permissions: Int, of path: String) throws {
        guard chmod(path, mode_t(permissions)) == 0 else {
            throw FileError(FileError.Reason(errno: errno), path: path)
        }
    }
}
