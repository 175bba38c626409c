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

    func type(_ text: String) throws {
        try keyboard.write(text)
    }
}

extension ConsoleFile {
    init(_ handle: FileHandle) {
        self.init(number: handle.fileDescriptor)
    }
}
