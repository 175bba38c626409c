import DataSource
import Frontend
import TestSupport
import Testing

/// Each way in which a command of the generator fails: exit code, sentence, and nothing written.
@MainActor struct ScaffoldFailureTests {
    private let program = ScaffoldProgram()

    @Test(arguments: [
        ("new feature 404", 64, "'404' cannot be a name: it must begin with a letter. Item404 would work."),
        (
            "new feature Task x:Int", 64,
            "'Task' cannot be a name: the generated code uses that name. TaskItem would work."
        ),
        (
            "new feature List", 64,
            "'List' cannot be a name: luca or this app has a command that is called so. ListItem would work."
        ),
        ("new feature FooStore", 64, "'FooStore' ends in Store, which luca adds itself. Did you mean Foo?"),
        ("new feature Note title:String,done:Bool", 64, "fields are separated by spaces, not by commas."),
        ("new feature Note string:title", 64, "the name comes first. Did you mean title:String?"),
        ("new feature", 64, "<name> is missing."), ("new app", 64, "<name> is missing."),
        (
            "new feature Note --on-conflict ignore", 64,
            "--on-conflict takes one of stop, skip, overwrite, ask, not 'ignore'."
        ),
        ("new app Tags", 3, "/work/Notes/Tags would lie in the package in /work/Notes. Go elsewhere, or pass --force."),
        ("new app Notes -C /work", 3, "/work/Notes is not empty. Pick another name, or pass --force."),
        (
            "new feature Note -C /work", 66,
            "no project with the layers DataSource and Model in /work or above it. Make one with 'luca new app', or name its folder with -C."
        ),
    ])
    func run_refused_saysWhyAndWritesNothing(line: String, exitCode: Int32, sentence: String) async throws {
        let before = try program.snapshot()
        #expect(await program.run(line) == exitCode)
        #expect(program.output.said.split(separator: "\n").first ?? "" == "luca: " + sentence)
        #expect(program.output.written == "")
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: [
        ("new feature 404 --json", 64), ("new feature Note x:Strng --json", 64), ("--json new feature", 64),
        ("new feature Note --json -C /work", 66), ("new app Tags --json", 3), ("new feature Note --json --no-such", 64),
    ])
    func json_failure_isOneDocument(line: String, exitCode: Int32) async throws {
        #expect(await program.run(line) == exitCode)
        let document = try program.output.decoded(ErrorDocument.self)
        #expect(document.schemaVersion == 1)
        #expect(document.error.exitCode == exitCode)
        #expect(program.output.said.hasPrefix("luca: " + document.error.text))
    }

    @Test func feature_fileInTheWay_isAConflict() async throws {
        let program = ScaffoldProgram { $0["Sources/DataSource/Entities/Note.swift"] = "mine" }
        let before = try program.snapshot()
        #expect(await program.run("new feature Note title:String") == 3)
        #expect(
            program.output.said == """
                luca: nothing written. These files exist with other contents:
                  Sources/DataSource/Entities/Note.swift
                Move them away, or pass --on-conflict skip, overwrite or ask.

                """
        )
        #expect(try program.snapshot() == before)
    }

    @Test func feature_thereAlready_saysHowToAddAField() async throws {
        let program = ScaffoldProgram {
            $0["Sources/DataSource/Entities/Note.swift"] = "mine"
            $0["Sources/DataSource/Repositories/Note+Record.swift"] = ""
        }
        #expect(await program.run("new feature Note title:String") == 3)
        #expect(program.output.said.hasSuffix("\nIf Note only lacks a field: luca new field Note name:Type\n"))
    }

    @Test(arguments: [("skip", "mine"), ("overwrite", "struct Note {\n    var title: String\n}\n")])
    func feature_onConflict_isAsDecided(choice: String, text: String) async throws {
        let program = ScaffoldProgram { $0["Sources/DataSource/Entities/Note.swift"] = "mine" }
        #expect(await program.run("new feature Note title:String --on-conflict " + choice) == 0)
        let path = program.workshop.project("Sources/DataSource/Entities/Note.swift")
        #expect(try program.snapshot()[path] == "644 " + text)
        let kind = choice == "skip" ? "skip" : "edit"
        #expect(program.output.table.contains([kind, "Sources/DataSource/Entities/Note.swift"]))
    }

    @Test(arguments: [("y", "644 struct"), ("YES", "644 struct"), ("n", "644 mine"), ("", "644 mine")])
    func feature_askedAboutAFile_answerDecides(answer: String, beginning: String) async throws {
        let program = ScaffoldProgram { $0["Sources/DataSource/Entities/Note.swift"] = "mine" }
        #expect(await program.run("new feature Note title:String --on-conflict ask", answers: [answer]) == 0)
        #expect(program.output.said == "Overwrite Sources/DataSource/Entities/Note.swift? (--on-conflict) [y/N] \n")
        let path = program.workshop.project("Sources/DataSource/Entities/Note.swift")
        #expect(try program.snapshot()[path]?.hasPrefix(beginning) == true)
    }

    @Test(arguments: ["", " --no-input", " --json --no-input"])
    func feature_nobodyToAsk_saysWhatToPass(option: String) async throws {
        let program = ScaffoldProgram { $0["Sources/DataSource/Entities/Note.swift"] = "mine" }
        let before = try program.snapshot()
        #expect(await program.run("new feature Note title:String --on-conflict ask" + option) == 64)
        #expect(program.output.said.hasSuffix("there is nobody to ask. Pass --on-conflict skip or overwrite.\n"))
        #expect(try program.snapshot() == before)
    }

    @Test func feature_askAndYes_overwritesWithoutAsking() async throws {
        let program = ScaffoldProgram { $0["Sources/DataSource/Entities/Note.swift"] = "mine" }
        #expect(await program.run("new feature Note title:String --on-conflict ask --yes") == 0)
        #expect(program.output.said == "")
    }

    @Test func feature_wiringFileUnreadable_is65() async throws {
        let program = ScaffoldProgram { $0["Sources/DataSource/Entities/AppState.swift"] = "struct AppState {\n" }
        let before = try program.snapshot()
        #expect(await program.run("new feature Note title:String") == 65)
        #expect(program.output.said.hasPrefix("luca: nothing written. Sources/DataSource/Entities/AppState.swift:"))
        #expect(try program.snapshot() == before)
    }

    @Test func feature_templateMisspelt_is65WithItsPlace() async throws {
        let program = ScaffoldProgram { $0[template: "screen/Sources/A.swift"] = "\n __Featur__\n" }
        #expect(await program.run("new feature Note") == 65)
        let place = program.workshop.template("screen/Sources/A.swift") + ":2:2"
        #expect(
            program.output.said
                == "luca: nothing written. \(place): '__Featur__' is no placeholder. Did you mean '__Feature__'?\n"
        )
    }

    @Test(arguments: [1, 4, 7]) func feature_diskFull_is74AndAllIsAsBefore(number: Int) async throws {
        let before = try program.snapshot()
        let client = FileManagerClient.failing(createFileNumber: number, with: .full, over: program.client)
        #expect(await program.run("new feature Note title:String --json", over: client) == 74)
        #expect(try program.output.decoded(ErrorDocument.self).error.exitCode == 74)
        #expect(program.output.said.hasSuffix("cannot be written: the disk is full.\n"))
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: [0, 5, 12]) func feature_interrupted_is130AndAllIsAsBefore(steps: Int) async throws {
        let before = try program.snapshot()
        #expect(await program.run("new feature Note title:String", signalClient: .interrupting(after: steps)) == 130)
        #expect(program.output.said == "luca: interrupted. Everything is as it was.\n")
        #expect(program.output.written == "")
        #expect(try program.snapshot() == before)
    }
}
