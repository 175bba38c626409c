import Frontend
import TestSupport
import Testing

@MainActor struct CommandParserTests {
    private let program = TestProgram(SampleShelf.command)

    @Test(arguments: [
        (["a"], "a|-|-|-|-|-"),
        (["a", "--pages", "3"], "a|-|3|-|-|-"),
        (["a", "--pages=3"], "a|-|3|-|-|-"),
        (["a", "--pages", "-3"], "a|-|-3|-|-|-"),
        (["a", "-p", "3"], "a|-|3|-|-|-"),
        (["a", "-p3"], "a|-|3|-|-|-"),
        (["a", "-p-3"], "a|-|-3|-|-|-"),
        (["a", "-p=3"], "a|-|3|-|-|-"),
        (["a", "-qlp3"], "a|-|3|yes|-|-|quiet"),
        (["a", "-ql", "-Cx"], "a|x|-|yes|-|-|quiet"),
        (["a", "-lC", "x"], "a|x|-|yes|-|-"),
        (["a", "--lent", "--no-lent"], "a|-|-|no|-|-"),
        (["a", "--lent=no"], "a|-|-|no|-|-"),
        (["a", "--pages", "1", "--pages", "2"], "a|-|2|-|-|-"),
        (["a", "--due", "2026-12-24"], "a|-|-|-|2026-12-24|-"),
        (["a", "--due", "none"], "a|-|-|-||-"),
        (["a", "--no-due"], "a|-|-|-||-"),
        (["a", "--tag", "x", "--tag=y"], "a|-|-|-|-|x, y"),
        (["a", "--tag", "x", "--no-tag", "--tag", "y"], "a|-|-|-|-|y"),
        (["a", "--tag", "--help"], "a|-|-|-|-|--help"),
        (["a", "--tag=--help"], "a|-|-|-|-|--help"),
        (["a", "--tag", "–x"], "a|-|-|-|-|–x"),
        (["a", "--tag="], "a|-|-|-|-|"),
        (["-3"], "-3|-|-|-|-|-"),
        (["-"], "-|-|-|-|-|-"),
        (["- a"], "- a|-|-|-|-|-"),
        (["– a"], "– a|-|-|-|-|-"),
        ([""], "|-|-|-|-|-"),
        (["--", "--help"], "--help|-|-|-|-|-"),
        (["--", "–lent"], "–lent|-|-|-|-|-"),
        (["--", "--"], "--|-|-|-|-|-"),
    ])
    func parse_optionsOfAdd_areTakenAsWritten(words: [String], result: String) async {
        #expect(await program.run(["book", "add"] + words) == 0)
        #expect(program.output.written == result)
    }

    @Test(arguments: [
        ["-C", "x", "book", "--pages", "3", "add", "a"],
        ["book", "-Cx", "add", "--pages", "3", "a"],
        ["book", "add", "a", "--directory=x", "-p3"],
        ["--pages", "3", "--directory", "x", "book", "add", "a"],
        ["-p3", "-Cx", "--", "book", "add", "a"],
    ])
    func parse_options_mayStandAnywhere(words: [String]) async {
        #expect(await program.run(words) == 0)
        #expect(program.output.written == "a|x|3|-|-|-")
    }

    @Test(arguments: ["book", "add", "help", "list"])
    func parse_valueLikeASubcommand_isTheValue(word: String) async {
        #expect(await program.run(["-C", word, "book", "add", word]) == 0)
        #expect(program.output.written == "\(word)|\(word)|-|-|-|-")
    }

    @Test(arguments: [
        ("book list", "from the first"), ("book list -3", "-3"), ("book list none", "from the first"),
        ("sort", "; -"), ("sort title", "title; -"), ("sort title pages --then title", "title, pages; title"),
    ])
    func parse_optionalAndRepeatedArguments_mayBeLeftOut(line: String, result: String) async {
        #expect(await program.run(line) == 0)
        #expect(program.output.written == result)
    }

    @Test(arguments: ["--sort title books", "books --sort title", "--sort name readers", "readers --sort name"])
    func parse_optionOfTwoSubcommands_isThatOfTheOneChosen(line: String) async {
        let program = TestProgram(
            Command("shelf", "Keeps.", subcommands: [sorted("books", by: "title"), sorted("readers", by: "name")])
        )
        #expect(await program.run(line) == 0)
        #expect(await program.run("readers --sort title") == 64)
        #expect(program.output.said.hasPrefix("shelf: --sort takes name, not 'title'.\n"))
    }

    private func sorted(_ name: String, by field: String) -> Command {
        Command(name, "Lists.", options: [Option<String>("sort", "By a field.", choices: [field]).parameter]) { _, _ in
        }
    }
}
