import Foundation
import Frontend
import TestSupport
import Testing

@MainActor @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"))) struct BashCompletionTests {
    @Test(arguments: [
        ([""], ["book", "sort", "help"]),
        (["b"], ["book"]),
        (["x"], []),
        (["-C", "x", "b"], ["book"]),
        (["-C", "book", ""], ["book", "sort", "help"]),
        (["--directory", "=", "book", ""], ["book", "sort", "help"]),
        (["--directory=book", ""], ["book", "sort", "help"]),
        (["--pages", "3", "book", ""], ["add", "list", "help"]),
        (["book", ""], ["add", "list", "help"]),
        (["help", "book", "a"], ["add"]),
        (["book", "-q", "l"], ["list"]),
        (["--", "book", "l"], ["list"]),
        (["--"], ["--directory", "--quiet", "--generate-completion-script", "--version", "--help"]),
        (["book", "add", "--l"], ["--lent"]),
        (["book", "add", "title", "--no-"], ["--no-lent", "--no-due", "--no-tag"]),
        (["book", "list", "--p"], []),
        (["sort", "--then", ""], ["title", "pages"]),
        (["sort", "--then", "p"], ["pages"]),
        (["sort", "--then", "="], ["title", "pages"]),
        (["sort", "--then", "=", "t"], ["title"]),
        (["--generate-completion-script", ""], ["bash"]),
        (["--directory", "a"], ["a file", "a folder"]),
        (["book", "add", "a"], ["a file", "a folder"]),
        (["book", "add", "", "b"], ["b"]),
        (["book", "add", "--", "--l"], ["--lost"]),
        (["sort", "--then=", "x"], []),
    ])
    func complete_words_followTheCommandTree(words: [String], replies: [String]) async throws {
        let program = TestProgram(SampleShelf.command)
        #expect(await program.run("--generate-completion-script bash") == 0)
        #expect(try completions(program.output.written, "_shelf", ["shelf"] + words) == replies)
    }

    @Test func complete_programNameWithDash_isAFunctionNameOfAnyShell() async throws {
        let program = TestProgram(Command("reading-list", "Reads.", subcommands: [Command("add", "Adds.")]))
        _ = await program.run("--generate-completion-script bash")
        #expect(program.output.written.hasSuffix("complete -F _reading_list reading-list\n"))
        #expect(try completions(program.output.written, "_reading_list", ["reading-list", "a"]) == ["add"])
    }

    private func completions(_ script: String, _ function: String, _ words: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "a folder"),
            withIntermediateDirectories: true
        )
        for name in ["a file", "b", "--lost"] { try Data().write(to: folder.appending(path: name)) }
        let call = """
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            \(function)
            ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["--norc", "-c", script + call, "bash"] + words
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let lines = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return lines.split(separator: "\n").map(String.init)
    }
}
