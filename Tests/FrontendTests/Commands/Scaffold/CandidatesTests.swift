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

    /// Of files and records that came with a clone.
    @Test(arguments: ["new child", "new field", "undo", "remove feature", "remove store"])
    func completeNext_namesThatAreNone_areNotOffered(line: String) async {
        let names = [
            "$(touch${IFS}PWN)", "`id`", "a b", "It's", "A;B", "A\u{202E}B", "A\u{200D}", "A\nB", "1A", "-A", "*",
        ]
        let program = ScaffoldProgram { workshop in
            for (index, name) in names.enumerated() {
                workshop["Sources/Model/Stores/\(name)Store.swift"] = ""
                workshop["Sources/DataSource/Repositories/\(name)+Record.swift"] = ""
                for kind in [ChangeRecord.Kind.feature, .store] {
                    let record = try? JSONEncoder().encode(ChangeRecord(kind: kind, name: name, arguments: [name]))
                    let file = ".luca/000\(index)-\(kind.rawValue)-A\(index).json"
                    workshop[file] = String(decoding: record ?? Data(), as: UTF8.self)
                }
            }
        }
        _ = await program.run("--complete-next " + line)
        #expect(program.output.written == (line == "new child" ? "Root\n" : ""))
    }

    @Test func help_ofTheProgram_doesNotListIt() async {
        let program = ScaffoldProgram()
        _ = await program.run("--help")
        #expect(!program.output.written.contains("complete-next"))
    }
}
