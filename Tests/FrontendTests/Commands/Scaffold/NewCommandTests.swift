import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct NewCommandTests {
    private let program = ScaffoldProgram()

    @Test func feature_fields_listsTheLayersAndTheNextCommand() async throws {
        #expect(await program.run("new feature Note title:String") == 0)
        #expect(
            program.output.written == """
                DataSource
                  edit       Sources/DataSource/Entities/AppState.swift            + public var notesChanged = AsyncStreamBundle<Void>()
                  create     Sources/DataSource/Entities/Note.swift
                Model
                  create     Sources/Model/Services/NoteService.swift
                Frontend
                  edit       Sources/Frontend/Commands/AppCommand.swift            + NoteCommand.command
                  create     Sources/Frontend/Commands/NoteCommand.swift
                Tests
                  create     Tests/ModelTests/ServiceTests/NoteServiceTests.swift
                Record
                  create     .luca/0001-feature-Note.json

                swift run notes note list

                """
        )
        #expect(program.output.said == "")
        let path = program.workshop.project("Sources/DataSource/Entities/Note.swift")
        #expect(try program.snapshot()[path] == "644 struct Note {\n    var title: String\n}\n")
    }

    /// What is shown is what was done, not what was planned before.
    @Test func feature_anotherRunWasQuicker_hasTheNextNumber() async throws {
        let program = ScaffoldProgram()
        let (client, path) = (program.client, program.workshop.project(".luca/0001-service-Mail.json"))
        let record = try ChangeRecordRepository(client).contents(of: ChangeRecord(kind: .service, name: "Mail"))
        var signalClient = SignalClient.testValue
        signalClient.hold = {
            guard (try? client.createDirectory(path.parentPath)) != nil else { return }
            try? client.createFile(path, record.bytes, 0o644)
        }
        #expect(await program.run("new feature Settings", signalClient: signalClient) == 0)
        #expect(program.output.written.contains("  create     .luca/0002-feature-Settings.json\n"))
        #expect(try client.status(program.workshop.project(".luca/0002-feature-Settings.json")) != nil)
    }

    @Test func app_name_listsTheLayersAndTheNextCommand() async throws {
        #expect(await program.run("new app Tags -C /work") == 0)
        #expect(
            program.output.written == """
                Project
                  create     Package.swift
                DataSource
                  create     Sources/DataSource          1 file     2 lines
                Model
                  create     Sources/Model               1 file     1 line
                Program
                  create     Sources/tags                1 file     1 line
                Record
                  create     .luca/0001-app-Tags.json

                cd Tags && luca new feature Note title:String pinned:Bool

                """
        )
        #expect(try program.snapshot()["/work/Tags/Sources/tags/Tags.swift"] == "644 @main struct Tags {}\n")
    }

    @Test func app_forcedOverAnother_saysWhatWasThere() async throws {
        _ = await program.run("new app Tags -C /work")
        try program.client.put("mine", at: "/work/Tags/Sources/tags/Tags.swift")
        #expect(await program.run("new app Tags -C /work --force --on-conflict overwrite") == 0)
        let lines = [
            ["Project"], ["unchanged", "Package.swift"], ["DataSource"],
            ["unchanged", "Sources/DataSource/Entities/AppState.swift"], ["Model"],
            ["unchanged", "Sources/Model/Stores/RootStore.swift"], ["Program"], ["edit", "Sources/tags/Tags.swift"],
        ]
        #expect(Array(program.output.table.prefix(lines.count)) == lines)
    }

    @Test func feature_dryRun_showsDifferencesAndWritesNothing() async throws {
        let before = try program.snapshot()
        #expect(await program.run("new feature Settings --dry-run") == 0)
        #expect(
            program.output.written == """
                DataSource
                  edit       Sources/DataSource/Entities/AppState.swift
                --- Sources/DataSource/Entities/AppState.swift
                +++ Sources/DataSource/Entities/AppState.swift
                @@ -1,4 +1,6 @@
                 /// What lives as long as the app.
                 public struct AppState {
                +    public var settingsOpenings = 0
                +
                     public init() {}
                 }
                Model
                  create     Sources/Model/Stores/SettingsStore.swift
                Record
                  create     .luca/0001-feature-Settings.json

                swift run notes settings

                """
        )
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: ["new feature Note title:String", "new app Tags -C /work", "undo", "new feature Old x:Int --json"])
    func json_dryRunAndRealRun_haveTheSameActions(line: String) async throws {
        _ = await program.run("new feature Old x:Int")
        let before = try program.snapshot()
        #expect(await program.run(line + " --json --dry-run") == 0)
        let planned = try program.output.decoded(PlanDocument.self)
        #expect(try program.snapshot() == before)
        #expect(await program.run(line + " --json") == 0)
        let applied = try program.output.decoded(PlanDocument.self)
        #expect(planned.changes == applied.changes)
        #expect(planned.next == applied.next)
        #expect([planned.isApplied, applied.isApplied] == [false, true])
        #expect(program.output.said == "")
    }

    @Test func json_feature_isTheWholePlan() async throws {
        #expect(await program.run("new feature Settings --json") == 0)
        let diff = """
            --- Sources/DataSource/Entities/AppState.swift
            +++ Sources/DataSource/Entities/AppState.swift
            @@ -1,4 +1,6 @@
             /// What lives as long as the app.
             public struct AppState {
            +    public var settingsOpenings = 0
            +
                 public init() {}
             }

            """
        let expected = PlanDocument(
            schemaVersion: 1,
            isApplied: true,
            changes: [
                .init(action: "edit", path: "Sources/DataSource/Entities/AppState.swift", diff: diff),
                .init(action: "create", path: "Sources/Model/Stores/SettingsStore.swift", diff: nil),
                .init(action: "create", path: ".luca/0001-feature-Settings.json", diff: nil),
            ],
            leftToDo: [],
            next: "swift run notes settings"
        )
        #expect(try program.output.decoded(PlanDocument.self) == expected)
    }

    @Test func feature_twice_secondHasNothingToDo() async throws {
        _ = await program.run("new feature Settings")
        let before = try program.snapshot()
        #expect(await program.run("new feature Settings") == 0)
        #expect(
            program.output.written == """
                DataSource
                  unchanged  Sources/DataSource/Entities/AppState.swift
                Model
                  unchanged  Sources/Model/Stores/SettingsStore.swift

                Nothing to do.

                """
        )
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: ["--quiet", "-q"]) func quiet_success_printsNothing(flag: String) async throws {
        #expect(await program.run("new feature Note title:String " + flag) == 0)
        #expect(program.output.written + program.output.said == "")
        #expect(try program.snapshot()[program.workshop.project(".luca/")] != nil)
    }

    @Test func feature_plural_isUsed() async throws {
        #expect(await program.run("new feature Person name:String --plural People") == 0)
        let path = program.workshop.project("Sources/DataSource/Entities/AppState.swift")
        #expect(try program.snapshot()[path]?.contains("peopleChanged") == true)
    }

    @Test(arguments: ["-C Sources/Model", "-C /work/Notes/Tests/..", "--directory=."])
    func feature_directory_isWhereTheProjectIsFound(option: String) async throws {
        #expect(await program.run("new feature Note title:String \(option)") == 0)
        #expect(try program.snapshot()[program.workshop.project(".luca/0001-feature-Note.json")] != nil)
    }

    @Test func feature_templates_standBeforeLucasOwn() async throws {
        let program = ScaffoldProgram {
            $0.files["/work/Notes/mine/screen/Sources/Model/Stores/__Feature__Store.swift"] = "// mine: __Feature__\n"
        }
        #expect(await program.run("new feature Settings --templates mine") == 0)
        let path = program.workshop.project("Sources/Model/Stores/SettingsStore.swift")
        #expect(try program.snapshot()[path] == "644 // mine: Settings\n")
    }

    @Test func feature_skipWiring_saysWhatIsLeftToDo() async throws {
        let program = ScaffoldProgram {
            $0["Sources/Frontend/Commands/AppCommand.swift"] = nil
            $0["Sources/Frontend/Program.swift"] = ""
        }
        #expect(await program.run("new feature Note title:String --skip-wiring") == 0)
        #expect(
            program.output.said == """
                luca: left to do: Sources/Frontend/Commands/AppCommand.swift has no file, where this goes:
                  enum AppCommand {
                      static let features: [Command] = [NoteCommand.command]
                  }

                """
        )
        _ = await program.run("undo")
        #expect(await program.run("new feature Note title:String --skip-wiring --json") == 0)
        #expect(try program.output.decoded(PlanDocument.self).leftToDo.count == 1)
    }
}
