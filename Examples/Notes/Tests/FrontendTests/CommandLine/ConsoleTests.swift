import DataSource
@testable import Frontend
import TestSupport
import Testing

struct ConsoleTests {
    private let output = TestConsole()

    @Test(arguments: ["y", "Y", "yes", "YES"]) func confirm_yes_goesOn(answer: String) throws {
        try console(answering: answer).confirm("Remove it?")
    }

    @Test(arguments: ["", "n", "no", "yess"]) func confirm_anythingElse_isDeclined(answer: String) {
        #expect(throws: ConsoleError.declined) { try console(answering: answer).confirm("Remove it?") }
    }

    @Test func confirm_nobodyToAsk_namesTheOption() {
        #expect(throws: ConsoleError.nobodyToAsk(pass: "--yes")) {
            try console(answering: nil).confirm("Remove it?")
        }
        #expect(ConsoleError.nobodyToAsk(pass: "--yes").text == "there is nobody to ask. Pass --yes.")
        #expect(ConsoleError.nobodyToAsk(pass: "--yes").exitCode == .usage)
    }

    @Test func confirm_questionWithEscapeCodes_showsThem() throws {
        let output = output
        let console = Console(write: output.write, say: output.say) { question in
            output.say(question)
            return "y"
        }
        try console.confirm("Remove '\u{1B}[2J'?")
        #expect(output.said == "Remove '␛[2J'? [y/N] ")
    }

    @Test(arguments: [(Console.Stream.error, "Added.\n"), (.output, "")])
    func tell_onlyWherePersonWatches(terminal: Console.Stream, said: String) {
        var console = console(answering: nil)
        console.isTerminal = { $0 == terminal }
        console.tell("Added.\n")
        #expect(output.said == said)
    }

    private func console(answering answer: String?) -> Console {
        Console(write: output.write, say: output.say, ask: { _ in answer })
    }
}
