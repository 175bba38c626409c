import CSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SQLiteError {
    /// What SQLite says of its last call, and where a file could not be opened what the system said to SQLite.
    static func last(_ handle: OpaquePointer?, code: Int32, path: String) -> SQLiteError {
        let sentence = String(cString: sqlite3_errmsg(handle))
        let reason = code == SQLITE_CANTOPEN ? sqlite3_system_errno(handle) : 0
        let message = reason == 0 ? sentence : "\(sentence): \(String(cString: strerror(reason)))"
        return .failed(code: code, message: message, path: path)
    }
}
