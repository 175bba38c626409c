import Foundation
@testable import Frontend
import Model
import Testing

/// The console of the process, on pipes and a pseudo-terminal of the test's own.
@MainActor struct LiveConsoleTests {
    @Test func write_nobodyReads_endsQuietly() async throws {
        let (output, said) = (Pipe(), Pipe())
        try output.fileHandleForReading.close()
        Program.outliveFailedWrites()
        let console = Console(
            input: ConsoleFile(said.fileHandleForReading),
            output: ConsoleFile(output.fileHandleForWriting),
            error: ConsoleFile(said.fileHandleForWriting)
        )
        let program = Program(SampleShelf.command, version: "1", console: console) { _ in .testDependencies() }
        #expect(await program.run(["book", "list"]) == 141)
        try said.fileHandleForWriting.close()
        #expect(try said.fileHandleForReading.readToEnd() ?? Data() == Data())
    }

    @Test func write_fullPipe_waitsForTheReader() throws {
        let pipe = Pipe()
        let file = ConsoleFile(pipe.fileHandleForWriting)
        #expect(fcntl(file.number, F_SETFL, O_NONBLOCK) == 0)
        let text = String(repeating: "a line of text\n", count: 20_000)
        Thread.detachNewThread {
            try? file.write(text)
            try? pipe.fileHandleForWriting.close()
        }
        #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
    }

    @Test func isRead_pipe_untilItsReaderIsGone() throws {
        let pipe = Pipe()
        let file = ConsoleFile(pipe.fileHandleForWriting)
        try file.write("unread")
        #expect(file.isRead)
        try pipe.fileHandleForReading.close()
        #expect(!file.isRead)
    }

    @Test func size_terminal_isItsOwn() throws {
        let terminal = try PseudoTerminal()
        let console = Console(input: terminal.file, output: terminal.file, error: terminal.file)
        #expect(console.size() == nil)
        #expect(console.isRead())
        terminal.resize(rows: 6, columns: 20)
        #expect(console.size() == TerminalSize(rows: 6, columns: 20))
    }

    @Test func display_terminal_itsLinesMoveUpAndTheTextIsPainted() throws {
        let terminal = try PseudoTerminal()
        terminal.resize(rows: 3, columns: 6)
        let console = Console(input: terminal.file, output: terminal.file, error: terminal.file)
        var sut = Display(console, .screen, none: "")
        try sut.show("too long\n")
        let blank = "\r\n\r\n\r\n"
        #expect(terminal.shown(to: "\u{1B}[?7h") == blank + "\u{1B}[?7l\u{1B}[Htoo lo\u{1B}[K\r\n\u{1B}[J\u{1B}[?7h")
        try sut.show("b\n")
        #expect(terminal.shown(to: "\u{1B}[?7h") == "\u{1B}[?7l\u{1B}[Hb\u{1B}[K\r\n\u{1B}[J\u{1B}[?7h")
    }

    @Test func size_pipe_isUnknown() {
        #expect(ConsoleFile(Pipe().fileHandleForWriting).size == nil)
    }

    @Test func ask_noTerminal_isNotAsked() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("yes\n".utf8))
        let file = ConsoleFile(pipe.fileHandleForReading)
        #expect(Console(input: file, output: file, error: file).ask("Well? ") == nil)
    }

    @Test(arguments: [("yes\n", "yes"), ("\n", ""), ("\u{4}", nil), ("a\u{4}\u{4}", "a")])
    func ask_terminal_takesALineOrTheEnd(typed: String, answer: String?) throws {
        let terminal = try PseudoTerminal()
        try terminal.type(typed)
        let file = terminal.file
        let console = Console(input: file, output: file, error: file)
        #expect(console.isTerminal(.output))
        #expect(console.ask("Well? ") == answer)
    }
}
