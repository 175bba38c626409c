import DataSource
@testable import Frontend
import Model
import TestSupport
import Testing

/// What a program asks where an argument is missing.
@MainActor struct MissingArgumentTests {
    private let output = TestConsole()

    @Test(arguments: [
        (["Emma"], "Which title? (<title>): ", "Emma|-|-|-|-|-"),
        (
            ["", " \t", "  Emma by Austen "],
            "Which title? (<title>): Which title? (<title>): Which title? (<title>): ", "Emma by Austen|-|-|-|-|-"
        ),
    ])
    func run_missing_isAskedUntilThereIsAWord(answers: [String], said: String, written: String) async {
        #expect(await run(["book", "add"], answers) == 0)
        #expect(output.said == said)
        #expect(output.written == written)
    }

    @Test(arguments: [
        ("", ""), ("title", "title"), (" title\tpages ", "title, pages"), ("'title' \"pages\"", "title, pages"),
    ])
    func run_missingList_takesTheWordsOfTheLine(answer: String, written: String) async {
        #expect(await run(["lend"], ["Emma", answer]) == 0)
        #expect(output.said == "To whom? (<name>): Which keys? ([<key> ...]): ")
        #expect(output.written == "Emma: " + written)
    }

    @Test func run_optionalAlone_isNotAsked() async {
        #expect(await run(["lend", "Emma"], ["never"]) == 0)
        #expect(output.said == "")
    }

    @Test(arguments: [["book", "add"], ["lend"]]) func run_nobodyToAsk_saysWhatIsMissing(words: [String]) async {
        #expect(await run(words, []) == 64)
        #expect(output.said.contains("shelf: <"))
        #expect(output.said.contains("> is missing.\n"))
    }

    @Test func run_noInput_isNotAsked() async {
        #expect(await run(["lend", "--no-input"], ["Emma"]) == 64)
        #expect(output.said.hasPrefix("shelf: <name> is missing.\n"))
    }

    @Test func run_answerOfAnotherKind_isRefused() async {
        #expect(await run(["lend"], ["Emma", "title author"]) == 64)
        #expect(output.said.contains("<key> takes one of title, pages, not 'author'."))
    }

    private func run(_ words: [String], _ answers: [String]) async -> Int32 {
        let left = Locked(answers[...])
        let console = Console(
            write: output.write,
            say: output.say,
            ask: { [output] question in
                output.say(question)
                return left.withLock { $0.popFirst() }
            }
        )
        let root = Command(
            "shelf",
            "Keeps your books.",
            options: SampleShelf.command.options,
            subcommands: SampleShelf.command.subcommands + [Self.lend]
        )
        let program = Program(root, version: "1", console: console) { _ in .testDependencies() }
        return await program.run(words)
    }

    private static let name = Argument<String>("name", "Who gets it.", question: "To whom?")
    private static let keys = Argument<[SampleShelf.Key]>("key", "What to sort by.", question: "Which keys?")
    private static let noInput = Flag("no-input", "Never ask.")

    private static let lend = Command(
        "lend",
        "Lend a book.",
        arguments: [name.parameter, keys.parameter],
        options: [noInput.parameter]
    ) { arguments, context in
        try context.console.write(arguments[name] + ": " + arguments[keys].word)
    }
}
