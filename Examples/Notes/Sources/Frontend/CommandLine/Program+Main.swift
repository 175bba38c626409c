#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Program {
    /// Runs the command line of the process and ends the process.
    @MainActor public func main() async -> Never {
        Self.outliveFailedWrites()
        exit(await run(Array(CommandLine.arguments.dropFirst())))
    }

    /// A write to a pipe that nobody reads, or beyond what a file may hold, fails instead of ending the process, which may
    /// have something to put back. A handler, not SIG_IGN, which programs started from here would inherit.
    static func outliveFailedWrites() {
        signal(SIGPIPE) { _ in }
        signal(SIGXFSZ) { _ in }
    }
}
