import DataSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that runs beside the test.
final class SpawnedProgram {
    private let id: pid_t
    private var status: Int32?

    init(_ path: String, _ words: [String]) throws {
        var id = pid_t()
        let strings = ([path] + words).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        let code = posix_spawn(&id, path, nil, nil, strings, environ)
        guard code == 0 else { throw FileError(FileError.Reason(errno: code), path: path) }
        self.id = id
    }

    var isRunning: Bool {
        guard status == nil else { return false }
        var answer: Int32 = 0
        if waitpid(id, &answer, WNOHANG) == id { status = answer }
        return status == nil
    }

    func interrupt() {
        if isRunning { kill(id, SIGINT) }
    }

    /// The exit code, or 128 and the number of the signal that ended it, as a shell has it.
    func end() -> Int32 {
        var answer: Int32 = 0
        if status == nil, waitpid(id, &answer, 0) == id { status = answer }
        let status = status ?? 0
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
