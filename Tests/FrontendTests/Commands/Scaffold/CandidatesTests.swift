import DataSource
import Frontend
import TestSupport
import Testing

/// What the Tab key offers of the project at hand.
@MainActor struct CandidatesTests {
    @Test(arguments: [
        ("new field", ["Note"]), ("new field Note", []), ("undo", ["Settings"]),
        ("list templates", ["app", "entity", "feature"]),
        ("templates eject", ["app", "entity", "feature"]), ("-C /work/Notes/Sources new field", ["Note"]),
        (
            "templates eject screen",
            ["Sources/Model/Stores/__Feature__Store.swift", "Sources/DataSource/Entities/AppState.swift"]
        ),
        ("remove", ["feature"]), ("remove feature", ["Settings"]), ("remove client", []),
        ("new child", ["Root", "Settings"]), ("new child Root", ["Root", "Settings"]), ("new store", []),
        ("new field -C /", []), ("new feature", []), ("list", []),
    ])
    func completeNext_words_areOfTheProject(line: String, words: [String]) async {
        let program = ScaffoldProgram {
            $0["Sources/DataSource/Repositories/Note+Record.swift"] = ""
            $0["Sources/DataSource/Entities/Note.swift"] = "struct Note {\n    var title: String\n}\n"
        }
        _ = await program.run("new feature Settings")
        let isOutside = line.hasSuffix("-C /")
        #expect(await program.run("--complete-next " + line) == (isOutside ? 66 : 0))
        let lines = program.output.written.split(separator: "\n").map(String.init)
        #expect(Array(lines.prefix(3)) == words)
    }

    @Test func help_ofTheProgram_doesNotListIt() async {
        let program = ScaffoldProgram()
        _ = await program.run("--help")
        #expect(!program.output.written.contains("complete-next"))
    }
}
