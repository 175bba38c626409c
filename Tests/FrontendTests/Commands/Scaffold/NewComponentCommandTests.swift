import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct NewComponentCommandTests {
    private let program = ScaffoldProgram { workshop in
        workshop[template: "component/service/Sources/Model/Services/__Name__Service.swift"] =
            "struct __Name__Service {}\n"
        workshop[template: "component/entity/Sources/DataSource/Entities/__Name__.swift"] =
            "struct __Name__ {}\n"
        workshop[template: "component/command/Sources/Frontend/Commands/__Name__Command.swift"] =
            "enum __Name__Command {}\n"
        workshop[template: "wiring/component/command/Sources/Frontend/Commands/AppCommand.swift"] =
            "enum AppCommand { static let features: [Command] = [__Name__Command.command] }\n"
    }

    @Test func command_new_isWired() async throws {
        #expect(await program.run("new command reading-list") == 0)
        #expect(
            program.output.written == """
                Frontend
                  edit       Sources/Frontend/Commands/AppCommand.swift            + ReadingListCommand.command
                  create     Sources/Frontend/Commands/ReadingListCommand.swift
                Record
                  create     .luca/0001-command-ReadingList.json

                swift run notes reading-list --help

                """
        )
    }

    @Test(arguments: ["client", "repository", "service", "store", "command", "entity", "child"])
    func help_component_saysWhatItIs(kind: String) async {
        #expect(await program.run("help new \(kind)") == 0)
        #expect(program.output.written.hasPrefix("OVERVIEW: \(kind == "child" ? "Make a store" : "Add a")"))
        #expect(program.output.written.contains("--skip-wiring"))
    }

    @Test func service_dryRun_writesNothing() async throws {
        let before = try program.snapshot()
        #expect(await program.run("new service Tax --dry-run") == 0)
        #expect(program.output.written.contains("create     Sources/Model/Services/TaxService.swift"))
        #expect(try program.snapshot() == before)
    }

    @Test func service_json_isThePlan() async throws {
        #expect(await program.run("new service Tax --json") == 0)
        let document = try JSONDecoder().decode(PlanDocument.self, from: Data(program.output.written.utf8))
        #expect(document.isApplied)
        #expect(
            document.changes.map(\.path) == [
                "Sources/Model/Services/TaxService.swift", ".luca/0001-service-Tax.json",
            ]
        )
    }

    @Test(arguments: [
        ("new service", "<name> is missing"), ("new service Tax a:Int", "is one argument too many"),
        ("new service TaxService", "Did you mean Tax?"), ("new entity Tax a:Strng", "'Strng' is not a field type"),
        ("new child Root", "<child> is missing"), ("new child Bix Lid", "there is no store 'Bix' here."),
        ("new servce Tax", "Did you mean"),
    ])
    func component_cannotBe_saysWhyAndWritesNothing(line: String, sentence: String) async throws {
        let before = try program.snapshot()
        #expect(await program.run(line) == 64)
        #expect(program.output.said.contains(sentence), "\(program.output.said)")
        #expect(try program.snapshot() == before)
    }

    @Test func child_parentWithoutAction_isAConflict() async throws {
        #expect(await program.run("new child Root Lid") == 3)
        #expect(
            program.output.said.contains("RootStore.swift declares no class 'RootStore' whose init takes an 'action'")
        )
    }

    @Test(arguments: [
        ("sync init", 64, "<file> is missing"), ("sync init Nope.swift", 74, "Nope.swift does not exist."),
        ("sync init Sources/Model/Stores/RootStore.swift", 64, "has no type that is made of properties"),
        ("sync init Sources/Model/Stores/RootStore.swift Rot", 64, "has no type 'Rot' that is made of properties."),
    ])
    func sync_cannotBe_saysWhy(line: String, exitCode: Int32, sentence: String) async {
        #expect(await program.run(line) == exitCode)
        #expect((program.output.said + program.output.written).contains(sentence), "\(program.output.said)")
    }
}
