import Frontend
import TestSupport
import Testing

@MainActor struct FishCompletionTests {
    @Test(
        .enabled(if: CompletionShellRun.path(of: "fish") != nil, "fish is not installed."),
        arguments: CompletionCase.all + [
            CompletionCase(["sort", "--then=p"], ["--then=pages"]),
            CompletionCase(["--directory=book", "b"], ["book"]),
        ]
    )
    func complete_words_followTheCommandTree(test: CompletionCase) async throws {
        let script = try await CompletionShellRun.script("fish")
        let shell = try #require(CompletionShellRun.path(of: "fish"))
        let line = (["shelf"] + test.words).map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        let lines = try CompletionShellRun.lines(shell, ["--no-config"], script + "\ncomplete -C '\(line)'\n")
        let replies = lines.map { line in
            let word = line.split(separator: "\t")[0].replacing("\\", with: "")
            return word.hasSuffix("/") ? String(word.dropLast()) : String(word)
        }
        #expect(replies.sorted() == test.replies.sorted())
    }

    @Test func script_subcommands_sayWhatTheyAreFor() async throws {
        let program = TestProgram(Command("reading-list", "Reads.", subcommands: [Command("add", "Adds one's own.")]))
        _ = await program.run("--generate-completion-script fish")
        #expect(
            program.output.written.contains("set -g _reading_list_names 'add\tAdds one\\'s own.' 'help\tShow help.'\n")
        )
        #expect(program.output.written.hasSuffix("complete -c 'reading-list' -f -a '(_reading_list)'\n"))
    }
}
