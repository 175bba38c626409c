#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Who is at the other end.
extension ConsoleFile {
    /// Not once the reader of a pipe is gone. POLLNVAL says nothing: macOS answers so for a terminal.
    var isRead: Bool {
        var place = pollfd(fd: number, events: 0, revents: 0)
        poll(&place, 1, 0)
        return Int32(place.revents) & (POLLERR | POLLHUP) == 0
    }

    /// Nil where it is no terminal, or one that does not know.
    var size: TerminalSize? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
        return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }
}
