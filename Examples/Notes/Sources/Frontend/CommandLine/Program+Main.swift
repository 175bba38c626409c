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
        Self.outliveReaders()
        exit(await run(Array(CommandLine.arguments.dropFirst())))
    }

    /// A write to a pipe that nobody reads fails instead of ending the process, which may have something to put back.
    /// A handler, not SIG_IGN, which programs started from here would inherit.
    static func outliveReaders() {
        signal(SIGPIPE) { _ in }
    }
}
