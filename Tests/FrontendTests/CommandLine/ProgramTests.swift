import Frontend
import TestSupport
import Testing

@MainActor struct ProgramTests {
    private let program = TestProgram(SampleShelf.command)

    @Test(arguments: [
        ("bok list", "unknown command 'bok'. Did you mean 'book'?", "shelf"),
        ("book lst", "unknown command 'lst'. Did you mean 'list'?", "shelf book"),
        ("help bok", "unknown command 'bok'. Did you mean 'book'?", "shelf"),
        ("book \u{1B}[2J", "unknown command '␛[2J'.", "shelf book"),
        ("-- bok", "unknown command 'bok'. Did you mean 'book'?", "shelf"),
    ])
    func run_unknownCommand_namesTheNearest(line: String, sentence: String, command: String) async {
        #expect(await program.run(line) == 64)
        #expect(program.output.said == "shelf: \(sentence)\nSee '\(command) --help'.\n")
        #expect(program.output.written == "")
    }

    @Test(arguments: [
        ("--pagse 3", "unknown option '--pagse'. Did you mean '--pages'?"),
        ("--no-lnet", "unknown option '--no-lnet'. Did you mean '--no-lent'?"),
        ("--quit", "unknown option '--quit'. Did you mean '--quiet'?"),
        ("-pages 3", "-p takes a whole number, not 'ages'."),
        ("-lent", "unknown option '-e'."),
        ("-tag x", "unknown option '-tag'. Did you mean '--tag'?"),
        ("--then pages", "unknown option '--then'."),
        ("–lent", "'–lent' begins with a dash that is not '-'. Did you mean '--lent'?"),
        ("—pages=3", "'—pages=3' begins with a dash that is not '-'. Did you mean '--pages'?"),
        ("–q", "'–q' begins with a dash that is not '-'. Did you mean '-q'?"),
        ("--lent=maybe", "--lent takes yes or no, not 'maybe'."),
        ("-l=maybe", "-l takes yes or no, not 'maybe'."),
        ("--no-lent=yes", "--no-lent takes no value, not 'yes'."),
        ("--pages", "--pages takes a whole number."),
        ("--pages many", "--pages takes a whole number, not 'many'."),
        ("--due tomorow", "--due takes a date like 2026-12-24 or 2026-12-24T18:00:00Z, or none, not 'tomorow'."),
        ("b", "'b' is one argument too many. Quote a text that has spaces."),
    ])
    func run_addNotUnderstood_saysWhyAndHowItIsUsed(words: String, sentence: String) async {
        #expect(await program.run("book add a " + words) == 64)
        #expect(
            program.output.said == """
                shelf: \(sentence)
                Usage: shelf book add <title> [options]
                See 'shelf book add --help'.

                """
        )
        #expect(program.output.written == "")
    }

    @Test(arguments: [
        ("book add", "<title> is missing."),
        ("--pages 3 book list", "unknown option '--pages'."),
        ("book --pagse 3 list", "unknown option '--pagse'. Did you mean '--pages'?"),
        ("book list x", "<position> takes a whole number, or none, not 'x'."),
        ("sort titel", "<key> takes one of title, pages, not 'titel'."),
        ("sort title --then author", "--then takes one of title, pages, not 'author'."),
        ("--generate-completion-script csh", "--generate-completion-script takes one of bash, zsh, fish, not 'csh'."),
    ])
    func run_notUnderstood_saysWhy(line: String, sentence: String) async {
        #expect(await program.run(line) == 64)
        #expect(program.output.said.split(separator: "\n").first ?? "" == "shelf: " + sentence)
    }

    @Test(arguments: ["", "help", "--help", "-h", "book", "help book add", "book add -h", "book add --pagse --help"])
    func run_help_isWrittenWithoutDependencies(line: String) async {
        #expect(await program.run(line) == 0)
        #expect(program.output.written.hasPrefix("OVERVIEW: "))
        #expect(program.output.said == "")
        #expect(program.madeDependencies == 0)
    }

    @Test(arguments: ["--version", "-C x --version"]) func run_version_isWrittenWithoutDependencies(line: String) async
    {
        #expect(await program.run(line) == 0)
        #expect(program.output.written == "1.2\n")
        #expect(program.madeDependencies == 0)
    }

    @Test(arguments: ["x", "help x"]) func run_appWithoutCommands_knowsNoWord(line: String) async {
        let program = TestProgram(Command("empty", "Does nothing yet."))
        #expect(await program.run(line) == 64)
        #expect(program.output.said == "empty: unknown command 'x'.\nSee 'empty --help'.\n")
    }

    @Test(arguments: [
        ("book list", "1\n"), ("-C 7 book list", "7\n"), ("book list 3", ""), ("sort", "title\npages\n"),
        ("sort title", "title\npages\n"), ("book add", ""), ("book", ""), ("-- sort", "title\npages\n"),
    ])
    func run_completeNext_listsTheWordsForTheNextArgument(line: String, words: String) async {
        #expect(await program.run("--complete-next " + line) == 0)
        #expect(program.output.written == words)
        #expect(program.output.said == "")
    }

    @Test func run_rootWithRunAndSubcommands_runsWithoutAWord() async {
        let leaf = Command("leaf", "Ends.")
        let program = TestProgram(
            Command("tree", "Grows.", subcommands: [leaf]) { _, context in try context.console.write("grown") }
        )
        #expect(await program.run("") == 0)
        #expect(program.output.written == "grown")
        #expect(await program.run("laef") == 64)
        #expect(program.output.said == "tree: unknown command 'laef'. Did you mean 'leaf'?\nSee 'tree --help'.\n")
    }
}
