import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct FailureTests {
    @Test(arguments: [
        (CancellationError() as any Error, "interrupted", 130 as Int32),
        (Refusal(), "two\nlines ␛[2J", 3),
        (Fault(name: "a\u{1B}b"), "Fault(name: \"a\\u{1B}b\")", 70),
    ])
    func run_commandThrows_saysWhyAndEndsWithItsCode(error: any Error, text: String, exitCode: Int32) async {
        let program = TestProgram(failing(error))
        #expect(await program.run("") == exitCode)
        #expect(program.output.said == "fail: \(text)\n")
        #expect(program.output.written == "")
    }

    @Test(arguments: [
        (["--json"], "fault 3"), (["x", "--json"], "fault 64"), ([], ""), (["--", "--json"], ""),
    ])
    func run_failsWithJSON_writesOneDocument(words: [String], document: String) async {
        let program = TestProgram(failing(Refusal())) { "fault \($0.exitCode.rawValue)" }
        #expect(await program.run(words) != 0)
        #expect(program.output.written == document)
        #expect(program.output.said.hasPrefix("fail: "))
    }

    @Test func run_dependenciesCannotBeMade_isAFailureOfTheCommand() async {
        let output = TestConsole()
        let program = Program(failing(Refusal()), version: "1", console: Console(output)) { _ in
            throw CancellationError()
        }
        #expect(await program.run([]) == 130)
        #expect(output.said == "fail: interrupted\n")
    }

    private func failing(_ error: any Error) -> Command {
        Command("fail", "Fails.", options: [Flag("json", "One document.").parameter]) { _, _ in throw error }
    }
}

private struct Refusal: ReportableError {
    let text = "two\nlines \u{1B}[2J"
    let exitCode = ExitCode.conflict
}

private struct Fault: Error {
    let name: String
}
