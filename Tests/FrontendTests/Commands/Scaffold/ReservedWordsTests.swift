import DataSource
@testable import Frontend
import TestSupport
import Testing

@MainActor struct ReservedWordsTests {
    @Test func ofCommands_areThoseOfLucaAndOfFeatures() {
        let reserved = ReservedWords.ofCommands
        #expect(reserved.commands.isSuperset(of: ScaffoldCommands.all.map(\.name)))
        #expect(
            reserved.options == [
                "data-dir", "generate-completion-script", "help", "json", "reverse", "search", "sort", "version",
                "watch", "yes",
            ]
        )
    }

    @Test(arguments: ["List", "Check", "Help", "Open", "New", "Undo", "Version", "Add", "Remove", "Preview"])
    func newFeature_commandThatExists_isRefused(name: String) async throws {
        let program = ScaffoldProgram()
        let before = try program.snapshot()
        #expect(await program.run("new feature \(name) title:String") == 64)
        #expect(
            program.output.said.contains("luca or this app has a command that is called so. \(name)Item would work.")
        )
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: ["json:Bool", "dataDir:String", "data-dir:String", "sort:Int", "yes:Bool?"])
    func newFeature_optionThatExists_isRefused(field: String) async throws {
        let program = ScaffoldProgram()
        let before = try program.snapshot()
        #expect(await program.run("new feature Note \(field)") == 64)
        #expect(program.output.said.contains("the code that is made uses that name"))
        #expect(try program.snapshot() == before)
    }
}
