import DataSource
@testable import Frontend
import TestSupport
import Testing

@MainActor struct TemplatesCommandTests {
    private let broken = "templates/screen/Sources/A.swift"

    @Test func check_nothingWrong_is0() async throws {
        let program = ScaffoldProgram()
        let before = try program.snapshot()
        #expect(await program.run("templates check") == 0)
        #expect(program.output.written.hasSuffix(" times: nothing is wrong.\n"))
        #expect(program.output.said == "")
        #expect(try program.snapshot() == before)
        #expect(await program.run("templates check -q") == 0)
        #expect(program.output.written == "")
    }

    @Test(arguments: ["", " -q"]) func check_somethingWrong_is1AndNamesIt(option: String) async {
        let program = ScaffoldProgram { $0[broken] = "x\n let __Featur__ = 1\n" }
        #expect(await program.run("templates check" + option) == 1)
        #expect(
            program.output.written == """
                /work/Notes/templates/screen/Sources/A.swift:2:6: '__Featur__' is no placeholder. Did you mean '__Feature__'?
                  with: luca new feature Ox

                """
        )
        #expect(program.output.said.hasSuffix(" times: 1 fault.\n"))
    }

    @Test func check_json_isTheReportAlsoWhereSomethingIsWrong() async throws {
        let program = ScaffoldProgram { $0[broken] = "let a = )\n" }
        #expect(await program.run("templates check --json") == 1)
        let document = try program.output.decoded(ReportDocument.self)
        let finding = ReportDocument.Finding(kind: "screen", line: 1, column: 9, sample: "luca new feature Ox")
        #expect(document == ReportDocument(schemaVersion: 1, findings: [finding]))
        #expect(await program.run("templates check --json --templates none") == 64)
        #expect(try program.output.decoded(ErrorDocument.self).error.exitCode == 64)
    }

    @Test func eject_kind_listsWhatWasCopiedAndDryRunWritesNothing() async throws {
        let program = ScaffoldProgram { $0[broken] = "mine" }
        let before = try program.snapshot()
        #expect(await program.run("templates eject screen --dry-run") == 0)
        #expect(try program.snapshot() == before)
        #expect(await program.run("templates eject screen") == 0)
        #expect(
            program.output.written == """
                Project
                  create     templates/screen/Sources/Model/Stores/__Feature__Store.swift
                  create     templates/wiring/screen/Sources/DataSource/Entities/AppState.swift
                Record
                  create     .luca/0001-templates-screen.json

                luca templates check

                """
        )
        #expect(await program.run("undo") == 0)
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: [
        ("templates eject --no-input", "<kind> is missing."),
        ("templates eject scren", "there are no templates 'scren'. Did you mean 'screen'? These are: "),
        (
            "templates eject screen Store",
            "no template of screen is called 'Store'. See 'luca list templates screen'."
        ),
    ])
    func eject_noSuch_is64(line: String, sentence: String) async {
        let program = ScaffoldProgram()
        #expect(await program.run(line) == 64)
        #expect(program.output.said.hasPrefix("luca: " + sentence))
    }

    /// The answer of a program that reads the report.
    struct ReportDocument: Decodable, Equatable {
        let schemaVersion: Int
        let findings: [Finding]

        struct Finding: Decodable, Equatable {
            let kind: String
            let line: Int
            let column: Int
            let sample: String
        }
    }
}
