#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a process has had at most.
enum Resources {
    /// Of this process.
    static var peakBytes: Int {
        var usage = rusage()
        #if canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
        getrusage(RUSAGE_SELF, &usage)
        #endif
        return bytes(usage)
    }

    static func bytes(_ usage: rusage) -> Int {
        #if os(Linux)
        usage.ru_maxrss * 1024
        #else
        usage.ru_maxrss
        #endif
    }
}
