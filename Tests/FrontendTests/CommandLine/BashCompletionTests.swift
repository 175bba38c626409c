import Frontend
import TestSupport
import Testing

@MainActor @Suite(.enabled(if: CompletionShellRun.path(of: "bash") != nil, "bash is not installed."))
struct BashCompletionTests {
    @Test(
        arguments: CompletionCase.all + [
            CompletionCase(["x"], []),
            CompletionCase(["--directory", "=", "book", ""], ["book", "sort", "help"]),
            CompletionCase(["--directory=book", ""], ["book", "sort", "help"]),
            CompletionCase(["book", "list", "--p"], []),
            CompletionCase(["sort", "--then", "="], ["title", "pages"]),
            CompletionCase(["sort", "--then", "=", "t"], ["title"]),
            CompletionCase(["--directory", "=", "x", "sort", "k"], ["known---directory", "known-x", "known-sort"]),
            CompletionCase(["book", "add", "--", "--l"], ["--lost"]),
            CompletionCase(["sort", "--then=", "x"], []),
        ]
    )
    func complete_words_followTheCommandTree(test: CompletionCase) async throws {
        let script = try await CompletionShellRun.script("bash")
        #expect(try completions(script, "_shelf", ["shelf"] + test.words) == test.replies)
    }

    @Test func complete_programNameWithDash_isAFunctionNameOfAnyShell() async throws {
        let program = TestProgram(Command("reading-list", "Reads.", subcommands: [Command("add", "Adds.")]))
        _ = await program.run("--generate-completion-script bash")
        #expect(program.output.written.hasSuffix("complete -F _reading_list reading-list\n"))
        #expect(try completions(program.output.written, "_reading_list", ["reading-list", "a"]) == ["add"])
    }

    private func completions(_ script: String, _ function: String, _ words: [String]) throws -> [String] {
        let call = """
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            \(function)
            ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
            """
        let shell = try #require(CompletionShellRun.path(of: "bash"))
        return try CompletionShellRun.lines(shell, ["--norc"], script + call, ["bash"] + words)
    }
}
