import Frontend
import TestSupport
import Testing

/// Whatever the words are that the Tab key offers, no shell carries one out: not as it offers them, not as it takes one.
@MainActor struct HostileCompletionTests {
    @Test func completeNext_wordsOfNoLine_areNone() async {
        let program = TestProgram(HostileWords.command)
        #expect(await program.run("--complete-next pick") == 0)
        #expect(program.output.written == HostileWords.all.map { $0 + "\n" }.joined())
    }

    @Test(
        .enabled(if: CompletionShellRun.path(of: "bash") != nil, "bash is not installed."),
        arguments: [
            ["pick", ""], ["pick", "--kind", ""], ["$(touch PWN)", "pick", ""], ["pick", "--kind", "=", ""],
        ],
        ["", "'", "\""]
    )
    func bash_accepted_isTheWord(words: [String], quote: String) async throws {
        let accept = """

            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) quote=${@:$#}
            _shelf
            for reply in "${COMPREPLY[@]}"; do eval "printf '%s\\n' $quote$reply$quote"; done
            [[ ! -e PWN ]] || echo PWN
            """
        let taken = HostileWords.all.filter { word in
            quote == "'" ? !word.contains("'") : quote.isEmpty || !word.contains { "\"$`\\!".contains($0) }
        }
        #expect(try await lines("bash", ["--norc"], accept, ["shelf"] + words.dropLast() + [quote]) == taken)
    }

    @Test(
        .enabled(if: CompletionShellRun.path(of: "zsh") != nil, "zsh is not installed."),
        arguments: [["pick", ""], ["pick", "--kind", ""], ["$(touch PWN)", "pick", ""], ["pick", "--kind="]]
    )
    func zsh_offered_areTheWords(words: [String]) async throws {
        let offer = ZshCompletionTests.call + "\n[[ ! -e PWN ]] || echo PWN"
        #expect(try await lines("zsh", ["-f"], offer, words, before: ZshCompletionTests.editor) == HostileWords.all)
    }

    @Test(
        .enabled(if: CompletionShellRun.path(of: "fish") != nil, "fish is not installed."),
        arguments: ["pick ", "pick --kind ", "\\'$(touch PWN)\\' pick "]
    )
    func fish_offered_areTheWords(line: String) async throws {
        let offer = "\ncomplete -C 'shelf \(line)'\ntest -e PWN; and echo PWN\n"
        #expect(try await lines("fish", ["--no-config"], offer, []).sorted() == HostileWords.all.sorted())
    }

    private func lines(
        _ name: String,
        _ options: [String],
        _ code: String,
        _ words: [String],
        before: String = ""
    ) async throws -> [String] {
        let shell = try #require(CompletionShellRun.path(of: name))
        let script = try await CompletionShellRun.script(name, of: HostileWords.command)
        let code = before + script + code
        return try CompletionShellRun.lines(shell, options, code, [name] + words, known: HostileWords.all)
    }
}
