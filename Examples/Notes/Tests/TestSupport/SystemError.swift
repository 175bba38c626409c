import DataSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system's answer to a call, before a path is known.
struct SystemError: Error {
    let code: Int32

    func at(_ path: String) -> FileError {
        FileError(FileError.Reason(errno: code), path: path)
    }

    static let exists = SystemError(code: EEXIST)
    static let insideItself = SystemError(code: EINVAL)
    static let missing = SystemError(code: ENOENT)
    static let notEmpty = SystemError(code: ENOTEMPTY)
    static let notFolder = SystemError(code: ENOTDIR)
    static let notLink = SystemError(code: EINVAL)
    static let tooManyLinks = SystemError(code: ELOOP)
    static let isFolder = SystemError(code: EISDIR)

    #if canImport(Darwin)
    static let removesFolder = SystemError(code: EPERM)
    #else
    static let removesFolder = isFolder
    #endif
}
