import Frontend
import Model
import TestSupport
import Testing

@MainActor struct __Name__CommandTests {
    private let output = TestConsole()

    @Test func run_text_isSaid() async {
        #expect(await run(["Hello"]) == 0)
        #expect(output.written == "Hello\n")
    }

    @Test func run_nothingGiven_saysWhatIsMissing() async {
        #expect(await run([]) == 64)
        #expect(output.said.contains("<text> is missing"))
    }

    private func run(_ words: [String]) async -> Int32 {
        let program = Program(AppCommand.command, version: "1", console: Console(output)) { _ in .testDependencies() }
        return await program.run(["__name_command__"] + words)
    }
}
