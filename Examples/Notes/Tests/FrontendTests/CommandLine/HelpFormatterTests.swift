import TestSupport
import Testing

@MainActor struct HelpFormatterTests {
    private let program = TestProgram(SampleShelf.command)

    @Test func help_root_hasSectionsAndOptionsOfTheProgram() async {
        _ = await program.run("--help")
        #expect(
            program.output.written == """
                OVERVIEW: Keeps your books.

                USAGE: shelf <subcommand> [options]

                OPTIONS:
                  -C, --directory <folder>
                                          Where the books are.
                  -q, --quiet             Say less.
                  --generate-completion-script <shell>
                                          Write a script for the shell's Tab key. (values: bash,
                                          zsh, fish)
                  --version               Show the version.
                  -h, --help              Show help.

                BOOKS:
                  book                    Add and list books.

                MORE:
                  sort                    Sort the books.

                  See 'shelf help <subcommand>' for detailed help.

                """
        )
    }

    @Test func help_command_hasDiscussionArgumentsAndOptions() async {
        _ = await program.run("help book add")
        #expect(
            program.output.written == """
                OVERVIEW: Add a book.

                Books are never lost.

                USAGE: shelf book add <title> [options]

                ARGUMENTS:
                  <title>                 What is on the cover.

                OPTIONS:
                  -C, --directory <folder>
                                          Where the books are.
                  -q, --quiet             Say less.
                  -p, --pages <number>    How many there are.
                  -l, --lent/--no-lent    Whether somebody has it.
                  --due <date>, --no-due  When it comes back.
                  --tag <text> ..., --no-tag
                                          What it is about.
                  -h, --help              Show help.

                """
        )
    }

    @Test func help_choices_areListedWithTheDefault() async {
        _ = await program.run("sort -qh")
        #expect(
            program.output.written == """
                OVERVIEW: Sort the books.

                USAGE: shelf sort [<key> ...] [options]

                ARGUMENTS:
                  [<key> ...]             What to sort by. (values: title, pages)

                OPTIONS:
                  -C, --directory <folder>
                                          Where the books are.
                  -q, --quiet             Say less.
                  --then <then>           What to sort by next. (values: title, pages; default:
                                          title)
                  -h, --help              Show help.

                """
        )
    }

    @Test func help_group_namesItsSubcommands() async {
        _ = await program.run("book")
        let title = "SUBCOMMANDS:\n  add                     Add a book.\n  list                    List the books.\n"
        #expect(program.output.written.contains(title))
        #expect(program.output.written.hasSuffix("\n\n  See 'shelf help book <subcommand>' for detailed help.\n"))
    }
}
