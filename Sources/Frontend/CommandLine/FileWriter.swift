#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes to a file that is open, to the last byte.
struct FileWriter {
    let file: Int32

    func write(_ text: String) throws(ConsoleError) {
        let bytes = Array(text.utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count < 0 { try recover(from: errno) } else { rest = rest.dropFirst(count) }
        }
    }

    private func recover(from code: Int32) throws(ConsoleError) {
        switch code {
        case EINTR:
            break
        case EAGAIN:
            var place = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            poll(&place, 1, -1)
        case EPIPE:
            throw .nobodyReads
        default:
            throw .notWritten(reason: String(cString: strerror(code)))
        }
    }
}

private let systemWrite = write
