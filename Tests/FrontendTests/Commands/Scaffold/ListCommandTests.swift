import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct ListCommandTests {
    private let program = ScaffoldProgram {
        $0["Sources/DataSource/Repositories/Note+Record.swift"] = ""
        $0["Sources/DataSource/Entities/Note.swift"] = "struct Note {\n    var title: String\n    var due: Date?\n}\n"
    }

    @Test(arguments: ["list", "list features", "-C Sources list"]) func list_features_areShownWithFields(line: String)
        async
    {
        _ = await program.run("new feature Settings")
        #expect(await program.run(line) == 0)
        #expect(
            program.output.written == """
                FEATURE   COMMAND   FIELDS
                Note      note      title:String due:Date?
                Settings  settings  a screen

                """
        )
        #expect(program.output.said == "")
    }

    /// Also a command that only shows something shows nothing half done.
    @Test(arguments: ["list", "list components", "list templates", "info", "templates check"])
    func run_afterOneThatWasKilled_putsThingsBackFirst(line: String) async throws {
        let half = "Sources/DataSource/Entities/Half.swift"
        let file = Journal.File(path: half, before: nil, after: FileContents("struct Half {}\n").fingerprint)
        let holder = Journal.Holder(process: 1, command: "luca new entity Half")
        let journal = try JSONEncoder().encode(Journal(holder: holder, files: [file]))
        let program = ScaffoldProgram {
            $0[half] = "struct Half {}\n"
            $0[".luca-journal"] = String(decoding: journal, as: UTF8.self)
        }
        _ = await program.run(line)
        let told = "luca: 'luca new entity Half' was killed before it was done. Everything is as it was before it.\n"
        #expect(program.output.said.hasPrefix(told))
        #expect(try program.client.status(program.workshop.project(half)) == nil)
        #expect(try program.client.status(program.workshop.project(".luca-journal")) == nil)
    }

    @Test func list_noFeatures_writesNothing() async {
        let program = ScaffoldProgram()
        #expect(await program.run("list") == 0)
        #expect(program.output.written == "")
    }

    @Test func listComponents_each_isShownWithItsFile() async {
        #expect(await program.run("list components") == 0)
        #expect(
            program.output.written == """
                KIND     NAME      FILE
                entity   AppState  Sources/DataSource/Entities/AppState.swift
                entity   Note      Sources/DataSource/Entities/Note.swift
                store    Root      Sources/Model/Stores/RootStore.swift
                command  App       Sources/Frontend/Commands/AppCommand.swift

                """
        )
    }

    @Test func listTemplates_eachKind_saysWhoseItIs() async throws {
        let program = ScaffoldProgram {
            $0["templates/screen/Sources/Model/Stores/__Feature__Store.swift"] = "// ours\n"
            $0["templates/include/licence"] = "// ours\n"
            $0["mine/screen/A.swift"] = "// mine\n"
        }
        #expect(await program.run("list templates screen --templates mine") == 0)
        #expect(
            program.output.written == """
                KIND           FROM     TEMPLATE
                screen         option   A.swift
                screen         project  Sources/Model/Stores/__Feature__Store.swift
                wiring/screen  luca     Sources/DataSource/Entities/AppState.swift

                """
        )
        #expect(await program.run("list templates") == 0)
        #expect(program.output.table.contains(["include", "project", "licence"]))
        #expect(await program.run("list templates scren") == 64)
        #expect(
            program.output.said.hasPrefix(
                "luca: there are no templates 'scren'. Did you mean 'screen'? These are: app,"
            )
        )
    }

    @Test func list_noProject_is66() async {
        #expect(await program.run("list -C /") == 66)
    }

    @Test func info_project_countsItsParts() async {
        #expect(await program.run("info") == 0)
        #expect(
            program.output.written == """
                version       \(LucaVersion.current)
                parser        /opt/lib/luca/libSwiftParser.so
                templates     /opt/share/luca/templates (luca's own)
                project       /work/Notes
                program       notes
                layers        DataSource, Model, Frontend
                features      1
                entities      2
                clients       0
                repositories  0
                services      0
                stores        1
                commands      1

                """
        )
    }

    @Test func info_noProject_saysWhatLucaIs() async {
        #expect(await program.run("info -C /") == 0)
        #expect(program.output.table.suffix(1) == [["project", "none", "here"]])
    }

    @Test func info_projectThatCannotBeRead_is65() async {
        let program = ScaffoldProgram { $0[".luca/0001-feature-Note.json"] = "{" }
        #expect(await program.run("info") == 65)
    }

    @Test func libraryPath_ofTheParser_isAFile() throws {
        let path = try #require(ProcessInfoClient.liveValue.libraryPath("SwiftParser"))
        #expect(try FileManagerClient.liveValue.status(path) != nil)
        #expect(ProcessInfoClient.liveValue.libraryPath("NoSuchLibrary") == nil)
    }
}
