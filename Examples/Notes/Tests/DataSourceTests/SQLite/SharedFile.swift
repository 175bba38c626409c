import DataSource
import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that processes add to. What one has added stays, also when it is killed at the next moment.
struct SharedFile {
    let path: String

    func append(_ text: String) throws {
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
        defer { close(file) }
        guard write(file, text, text.utf8.count) == text.utf8.count else {
            throw FileError(FileError.Reason(errno: errno), path: path)
        }
    }

    var lines: [String] {
        get throws {
            try String(decoding: FileManagerClient.liveValue.contents(path), as: UTF8.self)
                .split(separator: "\n").map(String.init)
        }
    }

    /// Returns in all processes at once, when that many have called it; after half a minute it waits for no more.
    func gather(_ count: Int) throws {
        try append("here\n")
        for _ in 0..<3000 where try lines.count < count { usleep(10_000) }
    }
}
