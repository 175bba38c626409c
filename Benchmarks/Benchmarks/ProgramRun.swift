#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A whole run of a program, its output read through a pipe.
struct ProgramRun {
    let milliseconds: Double
    let peakBytes: Int

    /// - Throws: where the program cannot be started, or does not end with 0.
    init(_ program: String, _ arguments: [String]) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw ProgramError(program, "no pipe") }
        defer { close(ends[0]) }
        let start = ContinuousClock.now
        let child = try Self.spawn(program, arguments, output: ends)
        close(ends[1])
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while read(ends[0], &buffer, buffer.count) > 0 {}
        var status: Int32 = 0
        var usage = rusage()
        wait4(child, &status, 0, &usage)
        milliseconds = (ContinuousClock.now - start).milliseconds
        peakBytes = Resources.bytes(usage)
        guard status == 0 else {
            throw ProgramError(([program] + arguments).joined(separator: " "), "ended with \(status)")
        }
    }

    private static func spawn(_ program: String, _ arguments: [String], output ends: [Int32]) throws -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, nil, &words, environ)
        guard code == 0 else { throw ProgramError(program, String(cString: strerror(code))) }
        return child
    }
}

/// Why a run is no measurement.
struct ProgramError: Error, CustomStringConvertible {
    let description: String

    init(_ program: String, _ reason: String) {
        description = "\(program): \(reason)"
    }
}

extension [ProgramRun] {
    var medianMilliseconds: Double { map(\.milliseconds).median }
    var peakMebibytes: Double { map { Double($0.peakBytes) / 1_048_576 }.median }
}
