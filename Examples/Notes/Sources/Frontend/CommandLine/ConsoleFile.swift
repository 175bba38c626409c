#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file, a pipe or a terminal that is open, by its number.
struct ConsoleFile {
    let number: Int32

    var isTerminal: Bool { isatty(number) == 1 }

    /// To the last byte, also where the reader is slow.
    func write(_ text: String) throws(ConsoleError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
            if count < 0 { try recover(from: errno) } else { rest = rest.dropFirst(count) }
        }
    }

    /// Without its end; nil at the end of the file. Takes no byte of the next line.
    func readLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(number, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            if count == 1 && byte == UInt8(ascii: "\n") { break }
            if count < 1 && line.isEmpty { return nil }
            if count < 1 { break }
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    private func recover(from code: Int32) throws(ConsoleError) {
        switch code {
        case EINTR:
            break
        case EAGAIN:
            var place = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            poll(&place, 1, -1)
        case EPIPE:
            throw .nobodyReads
        default:
            throw .notWritten(reason: String(cString: strerror(code)))
        }
    }
}

private let systemWrite = write
