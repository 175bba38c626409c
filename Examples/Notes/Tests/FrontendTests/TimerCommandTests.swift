import Frontend
import Model
import TestSupport
import Testing

@MainActor struct TimerCommandTests {
    private let output = TestConsole()

    @Test func run_openingsAreShown() async {
        #expect(await run([]) == 0)
        #expect(output.written == "openings: 1\n")
    }

    @Test func run_unknownOption_saysSo() async {
        #expect(await run(["--unknown"]) == 64)
        #expect(output.written == "")
    }

    private func run(_ words: [String]) async -> Int32 {
        let program = Program(AppCommand.command, version: "1", console: Console(output)) { _ in .testDependencies() }
        return await program.run(["timer"] + words)
    }
}
