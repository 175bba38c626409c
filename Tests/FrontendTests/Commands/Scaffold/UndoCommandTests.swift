import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct UndoCommandTests {
    private let program = ScaffoldProgram()

    @Test func undo_feature_listsWhatGoes() async throws {
        let before = try program.snapshot()
        _ = await program.run("new feature Note title:String")
        #expect(await program.run("undo") == 0)
        let lines = program.output.written.split(separator: "\n").map(String.init)
        let expected = [
            "DataSource", "  edit       Sources/DataSource/Entities/AppState.swift",
            "  remove     Sources/DataSource/Entities/Note.swift", "Model",
            "  remove     Sources/Model/Services/NoteService.swift", "Frontend",
            "  edit       Sources/Frontend/Commands/AppCommand.swift",
            "  remove     Sources/Frontend/Commands/NoteCommand.swift", "Tests",
            "  remove     Tests/ModelTests/ServiceTests/NoteServiceTests.swift", "Record",
            "  remove     .luca/0001-feature-Note.json", "Taken back: luca new feature Note title:String",
        ]
        #expect(lines == expected)
        #expect(try program.snapshot() == before)
    }

    @Test func undo_dryRun_changesNothing() async throws {
        _ = await program.run("new feature Settings")
        let before = try program.snapshot()
        #expect(await program.run("undo --dry-run") == 0)
        #expect(program.output.written.contains("\n-    public var settingsOpenings = 0\n"))
        #expect(try program.snapshot() == before)
    }

    @Test func undo_edited_isRefusedUnlessForced() async throws {
        _ = await program.run("new feature Note title:String")
        let path = program.workshop.project("Sources/DataSource/Entities/Note.swift")
        try program.client.put("mine", at: path)
        let before = try program.snapshot()
        #expect(await program.run("undo") == 3)
        #expect(
            program.output.said == """
                luca: nothing changed. These were edited since Note was made:
                  Sources/DataSource/Entities/Note.swift
                Pass --force to let them go all the same.

                """
        )
        #expect(try program.snapshot() == before)
        #expect(await program.run("undo --force") == 0)
        #expect(try program.client.status(path) == nil)
    }

    @Test func undo_twoAreTheLast_asksForAName() async throws {
        _ = await program.run("new feature Note title:String")
        _ = await program.run("new feature Tag name:String")
        let folder = program.workshop.project(".luca/")
        try program.client.rename(folder + "0002-feature-Tag.json", folder + "0001-feature-Tag.json")
        #expect(await program.run("undo") == 3)
        #expect(
            program.output.said == "luca: two changes are the last. Take out the one that you mean:\n"
                + "  luca remove feature Note\n  luca remove feature Tag\n"
        )
        #expect(await program.run("undo Book") == 64)
        #expect(program.output.said.hasPrefix("luca: the last change is not 'Book' but Note, Tag.\n"))
        #expect(await program.run("undo Tag") == 0)
        #expect(await program.run("undo") == 0)
        #expect(await program.run("undo") == 0)
        #expect(program.output.written == "\nNothing to do.\n")
        #expect(program.output.said == "luca: the application itself is not taken back: remove its folder.\n")
        #expect(await program.run("undo --json") == 0)
        #expect(try program.output.decoded(PlanDocument.self).changes == [])
    }

    @Test func undo_recordUnreadable_is65() async {
        let program = ScaffoldProgram { $0[".luca/0001-feature-Note.json"] = "{" }
        #expect(await program.run("undo") == 65)
        let sentence = "cannot be read as a record of luca's. Bring it back as it was committed."
        #expect(program.output.said == "luca: .luca/0001-feature-Note.json \(sentence)\n")
    }
}
