import Frontend
import Model
import TestSupport
import Testing

/// `library lend TITLE`: what the help, the parser and the completions know comes from these values.
@MainActor private enum LibraryCommand {
    static let command = Command("library", "Lends books.", subcommands: [lend])

    private static let title = Argument<String>("title", "What is on the cover.")
    private static let days = Option<Int>("days", short: "d", "How long it may stay away.", default: "14")
    private static let quiet = Flag("quiet", short: "q", "Say nothing.")

    private static let lend = Command(
        "lend",
        "Lend a book.",
        arguments: [title.parameter],
        options: [days.parameter, quiet.parameter]
    ) { arguments, context in
        let days = arguments[days] ?? 14
        try context.console.write("\(arguments[title])\n")
        if !arguments[quiet] { context.console.say("Back in \(days) days.\n") }
    }
}

@MainActor struct CommandExample {
    private let output = TestConsole()

    @Test func run_lend_titleIsTheResult() async {
        #expect(await run(["lend", "Momo", "--days=7"]) == 0)
        #expect(output.written == "Momo\n")
        #expect(output.said == "Back in 7 days.\n")
    }

    @Test func run_daysAreNoNumber_isRefusedWithUsage() async {
        #expect(await run(["lend", "Momo", "-qd", "many"]) == 64)
        #expect(
            output.said == """
                library: -d takes a whole number, not 'many'.
                Usage: library lend <title> [options]
                See 'library lend --help'.

                """
        )
    }

    private func run(_ words: [String]) async -> Int32 {
        let console = Console(write: output.write, say: output.say, ask: { _ in nil })
        let program = Program(LibraryCommand.command, version: "1", console: console) { _ in .testDependencies() }
        return await program.run(words)
    }
}
