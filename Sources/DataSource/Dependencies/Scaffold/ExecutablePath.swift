#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

enum ExecutablePath {
    /// Not from the arguments, which may name anything.
    static var current: String? {
        #if os(Linux)
        resolved("/proc/self/exe")
        #else
        var size = UInt32(4096)
        var path = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
        return resolved(path)
        #endif
    }

    private static func resolved(_ path: UnsafePointer<CChar>) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
