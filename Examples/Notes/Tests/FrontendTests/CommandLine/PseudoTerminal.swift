import Foundation
@testable import Frontend

/// A terminal without a screen: what is typed into it can be read from its file.
final class PseudoTerminal {
    let file: ConsoleFile
    private let keyboard: ConsoleFile

    init() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
        keyboard = ConsoleFile(number: master)
        file = ConsoleFile(number: slave)
    }

    deinit {
        close(file.number)
        close(keyboard.number)
    }

    func resize(rows: UInt16, columns: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(file.number, UInt(TIOCSWINSZ), &size)
    }

    /// What was written to it, up to the first `end`.
    func shown(to end: String) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !String(decoding: bytes, as: UTF8.self).hasSuffix(end), read(keyboard.number, &byte, 1) == 1 {
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func type(_ text: String) throws {
        try keyboard.write(text)
    }
}

extension ConsoleFile {
    init(_ handle: FileHandle) {
        self.init(number: handle.fileDescriptor)
    }
}
