import Model
import TestSupport
import Testing

@testable import Frontend

/// Why no reader can be signed off.
private enum SignOffError: Error {
    case hasBooks(count: Int)
}

extension SignOffError: ReportableError {
    var exitCode: ExitCode { .conflict }

    var text: String {
        switch self {
        case let .hasBooks(count): "the reader has \(count) books. Take them back first."
        }
    }
}

@MainActor struct ConsoleExample {
    private let output = TestConsole()

    @Test func run_personSaysYes_resultIsWritten() async {
        #expect(await run(books: 0, answer: "y") == 0)
        #expect(output.written == "signed off\n")
    }

    @Test(arguments: [
        ("n", 1, "sign-off: nothing was changed.\n"),
        (nil, 64, "sign-off: there is nobody to ask. Pass --yes.\n"),
    ])
    func run_noYes_saysSo(answer: String?, exitCode: Int32, said: String) async {
        #expect(await run(books: 0, answer: answer) == exitCode)
        #expect(output.written == "")
        #expect(output.said == said)
    }

    @Test func run_readerHasBooks_saysWhatToDo() async {
        #expect(await run(books: 2, answer: "y") == 3)
        #expect(output.said == "sign-off: the reader has 2 books. Take them back first.\n")
    }

    private func run(books: Int, answer: String?) async -> Int32 {
        let command = Command("sign-off", "Sign a reader off.") { _, context in
            guard books == 0 else { throw SignOffError.hasBooks(count: books) }
            try context.console.confirm("Sign the reader off?")
            try context.console.write("signed off\n")
        }
        let console = Console(write: output.write, say: output.say, ask: { _ in answer })
        return await Program(command, version: "1", console: console) { _ in .testDependencies() }.run([])
    }
}
