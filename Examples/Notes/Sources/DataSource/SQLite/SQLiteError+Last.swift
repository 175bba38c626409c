import CSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SQLiteError {
    /// What SQLite says of its last call, and where a file could not be opened, why.
    static func last(_ handle: OpaquePointer?, code: Int32, path: String) -> SQLiteError {
        switch code {
        case SQLITE_BUSY: .busy(path: path)
        case SQLITE_FULL: .full(path: path)
        case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(sqlite3_system_errno(handle)): .full(path: path)
        default: .failed(code: code, message: message(handle, code, path), path: path)
        }
    }

    private static func message(_ handle: OpaquePointer?, _ code: Int32, _ path: String) -> String {
        let sentence = String(cString: sqlite3_errmsg(handle))
        let reason = code == SQLITE_CANTOPEN ? reason(handle, path) : 0
        return reason == 0 ? sentence : "\(sentence): \(String(cString: strerror(reason)))"
    }

    /// As `errno` has it. Asked of the system first: SQLite's own is that of its last attempt, to read only.
    private static func reason(_ handle: OpaquePointer?, _ path: String) -> Int32 {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        if access(folder, R_OK | W_OK | X_OK) != 0 { return errno }
        if access(path, F_OK) == 0, access(path, R_OK) != 0 { return errno }
        return sqlite3_system_errno(handle)
    }
}
