import Frontend
import TestSupport
import Testing

@MainActor struct ZshCompletionTests {
    @Test(
        .enabled(if: CompletionShellRun.path(of: "zsh") != nil, "zsh is not installed."),
        arguments: CompletionCase.all + [
            CompletionCase(["sort", "--then=p"], ["pages"]), CompletionCase(["--directory=a"], ["a file", "a folder"]),
            CompletionCase(["--directory=book", "b"], ["book"]),
            CompletionCase(["book", "add", "--", "--l"], ["--lost"]),
        ]
    )
    func complete_words_followTheCommandTree(test: CompletionCase) async throws {
        let script = try await CompletionShellRun.script("zsh")
        let shell = try #require(CompletionShellRun.path(of: "zsh"))
        #expect(
            try CompletionShellRun.lines(shell, ["-f"], Self.editor + script + Self.call, ["zsh"] + test.words)
                == test.replies
        )
    }

    @Test func script_head_isWhatAFolderOfFunctionsNeeds() async throws {
        let program = TestProgram(Command("reading-list", "Reads."))
        _ = await program.run("--generate-completion-script zsh")
        #expect(program.output.written.hasPrefix("#compdef reading-list\n"))
        #expect(program.output.written.contains("else compdef _reading_list reading-list; fi\n"))
    }

    /// What a function for the Tab key calls, outside of the line editor: each offers what begins with `$PREFIX`.
    static let editor = """
        compdef() { : }
        compset() { PREFIX=${PREFIX#*=} }
        compadd() { shift; for word in "$@"; do [[ $word == $PREFIX* ]] && print -r -- $word; done; : }
        _files() { print -rl -- ${PREFIX}*(N) }

        """

    static let call = """

        words=(shelf "$@") CURRENT=$(($# + 1)) PREFIX=${@[-1]}
        _shelf
        """
}
