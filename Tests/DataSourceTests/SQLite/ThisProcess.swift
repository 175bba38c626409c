import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system does to a process when its memory runs out, or somebody types `kill -9`.
enum ThisProcess {
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
