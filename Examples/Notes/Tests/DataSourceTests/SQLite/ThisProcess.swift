import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What can happen to a process.
enum ThisProcess {
    /// As on a full disk.
    static func mayWriteNothing() {
        signal(SIGXFSZ, SIG_IGN)
        var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(.fileSize, &nothing)
    }

    static func isKilled() {
        kill(getpid(), SIGKILL)
    }

    static func isKilled(afterMicroseconds moment: UInt32) {
        Thread.detachNewThread {
            usleep(moment)
            isKilled()
        }
    }

    static func waitsForItsEnd() {
        while true { pause() }
    }
}

#if canImport(Glibc)
extension __rlimit_resource_t {
    fileprivate static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
}
#else
extension Int32 {
    fileprivate static let fileSize = RLIMIT_FSIZE
}
#endif
