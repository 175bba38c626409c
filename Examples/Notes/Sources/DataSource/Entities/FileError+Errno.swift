#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileError {
    /// What the last call to the system said.
    static func last(_ path: String) -> FileError {
        FileError(Reason(errno: errno), path: path)
    }
}

extension FileError.Reason {
    public init(errno code: Int32) {
        self =
            switch code {
            case EEXIST, ENOTEMPTY: .exists
            case ENOENT, ENOTDIR: .missing
            case EACCES, EPERM, EROFS: .refused
            case ENOSPC, EDQUOT: .full
            default: .failed(code: code, sentence: String(cString: strerror(code)))
            }
    }
}
