import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct RemoveCommandTests {
    private let program = ScaffoldProgram()

    @Test func remove_feature_everyByteIsAsBefore() async throws {
        let before = try program.snapshot()
        _ = await program.run("new feature Note title:String")
        _ = await program.run("new feature Tag title:String")
        #expect(await program.run("remove feature Note --dry-run") == 0)
        #expect(await program.run("remove feature note") == 0)
        #expect(program.output.written.hasSuffix("\nTaken back: luca new feature Note title:String\n"))
        #expect(program.output.said == "")
        #expect(await program.run("remove feature Tag --json") == 0)
        #expect(try program.snapshot() == before)
    }

    @Test func remove_unknown_is64AndSaysWhatThereIs() async {
        _ = await program.run("new feature Note title:String")
        #expect(await program.run("remove feature Nte") == 64)
        let sentence =
            "there is no feature 'Nte' that luca made here. Did you mean 'feature Note'? There are: feature Note."
        #expect(program.output.said == "luca: \(sentence)\n")
        #expect(await program.run("remove app Notes") == 64)
        #expect(program.output.said == "luca: the application itself is not taken back: remove its folder.\n")
    }

    @Test func undo_forced_saysWhatItThrewAwayAndLeft() async throws {
        _ = await program.run("new feature Note title:String")
        let project = program.workshop.project()
        try program.client.put("mine", at: project + "/Sources/DataSource/Entities/Note.swift")
        try program.client.put("mine", at: project + "/Sources/DataSource/Entities/AppState.swift")
        #expect(await program.run("undo --force") == 0)
        #expect(
            program.output.said == """
                luca: thrown away, although it was edited: Sources/DataSource/Entities/Note.swift
                luca: left as it is, because what luca had put in was edited: Sources/DataSource/Entities/AppState.swift

                """
        )
    }

    /// Its last step is what the undo would have done.
    @Test func undo_afterAKilledRun_takesBackThatOneAlone() async throws {
        _ = await program.run("new feature Note title:String")
        let before = try program.snapshot()
        let dying = program.client.ending(atWrite: 15) { throw CancellationError() }
        #expect(await program.run("new feature Tag title:String", over: dying) != 0)
        #expect(try program.snapshot() != before)
        #expect(await program.run("undo --dry-run") == 0)
        #expect(program.output.said.hasPrefix("luca: 'luca' was killed before it was done. The next run"))
        #expect(await program.run("undo") == 0)
        #expect(
            program.output.said == "luca: 'luca' was killed before it was done. Everything is as it was before it.\n"
        )
        #expect(try program.snapshot() == before)
    }
}
