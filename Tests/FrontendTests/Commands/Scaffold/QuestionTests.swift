import DataSource
@testable import Frontend
import TestSupport
import Testing

/// What a person is asked where an argument is missing.
@MainActor struct QuestionTests {
    private static let name = "What is one of them called, as Note or ReadingList? (<name>): \n"
    private static let fields =
        "Which fields does it have, as title:String due:Date?; none for a screen? ([<field:type> ...]): \n"

    @Test(arguments: [
        (["Note", "title:String 'state:todo|done' \"due:Date?\""], ["title:String", "state:todo|done", "due:Date?"]),
        (["", "  ", " Note ", "title:String"], ["title:String"]),
    ])
    func feature_nameMissing_isAskedWithItsFields(answers: [String], fields: [String]) async throws {
        let program = ScaffoldProgram()
        #expect(await program.run("new feature", answers: answers) == 0)
        let asked = String(repeating: Self.name, count: answers.count - 1) + Self.fields
        #expect(program.output.said == asked)
        let bytes = try program.client.contents(program.workshop.project(".luca/0001-feature-Note.json"))
        #expect(try JSONDecoder().decode(ChangeRecord.self, from: bytes).arguments == ["Note"] + fields)
    }

    @Test func feature_noFieldsTyped_isAScreen() async throws {
        let program = ScaffoldProgram()
        #expect(await program.run("new feature", answers: ["Settings", ""]) == 0)
        #expect(try program.snapshot()[program.workshop.project("Sources/Model/Stores/SettingsStore.swift")] != nil)
    }

    @Test func feature_nameGiven_isNotAskedForFields() async {
        let program = ScaffoldProgram()
        #expect(await program.run("new feature Settings", answers: ["never"]) == 0)
        #expect(program.output.said == "")
    }

    @Test func remove_nothingGiven_isAsked() async throws {
        let program = ScaffoldProgram()
        let before = try program.snapshot()
        _ = await program.run("new feature Settings")
        #expect(await program.run("remove", answers: ["feature", "Settings"]) == 0)
        #expect(try program.snapshot() == before)
        let asked = "What is to go, as feature or client? (<kind>): \nWhat is it called? (<name>): \n"
        #expect(program.output.said == asked)
    }

    /// Nobody has to look up what may be left out.
    @Test func arguments_required_haveAQuestion() {
        let silent = ScaffoldCommands.all.flatMap(\.withAllBelow).flatMap { command in
            command.arguments.filter { !$0.isOptional && $0.question == nil }.map { "\(command.name) <\($0.name)>" }
        }
        #expect(silent == [])
    }

    @Test func app_nameMissing_isAsked() async throws {
        let program = ScaffoldProgram()
        #expect(await program.run("new app -C /work", answers: ["Tags"]) == 0)
        #expect(program.output.said == "What is the application called? (<name>): \n")
        #expect(try program.client.status("/work/Tags/Package.swift") != nil)
    }

    @Test func field_bothMissing_areAsked() async {
        let program = ScaffoldProgram()
        #expect(await program.run("new field", answers: ["Note", "due:Date?"]) == 64)
        let asked = "Which feature gets it? (<feature>): \nWhich field, as due:Date?? (<field:type>): \n"
        #expect(
            program.output.said == asked.replacing("??", with: "?")
                + "luca: there is no feature 'Note' with fields here.\n"
        )
    }

    @Test(arguments: [
        ("new feature", "<name> is missing.", []), ("new app", "<name> is missing.", [""]),
        ("new field", "<feature> is missing.", []), ("new field Note", "<field:type> is missing.", []),
        ("templates eject", "<kind> is missing.", []), ("remove", "<kind> is missing.", []),
        ("remove feature", "<name> is missing.", []), ("sync init", "<file> is missing.", []),
        ("new child Root", "<child> is missing.", []), ("new store", "<name> is missing.", []),
    ])
    func missing_inputEnds_is64AndNamesTheArgument(line: String, sentence: String, answers: [String]) async throws {
        let program = ScaffoldProgram()
        let before = try program.snapshot()
        #expect(await program.run(line, answers: answers) == 64)
        #expect(program.output.said.contains("luca: " + sentence))
        #expect(try program.snapshot() == before)
    }

    @Test(arguments: [
        "new feature --no-input", "--no-input new app", "new field --no-input --json", "remove --no-input",
    ])
    func missing_noInput_isNotAsked(line: String) async {
        let program = ScaffoldProgram()
        #expect(await program.run(line, answers: ["Note"]) == 64)
        #expect(!program.output.said.contains("called"))
        #expect(program.output.said.contains("is missing."))
    }

    @Test func answer_thatIsNoName_isRefusedAsOnTheCommandLine() async {
        let program = ScaffoldProgram()
        #expect(await program.run("new feature", answers: ["404", ""]) == 64)
        #expect(program.output.said.contains("luca: '404' cannot be a name"))
    }
}

extension Command {
    @MainActor fileprivate var withAllBelow: [Command] { [self] + subcommands.flatMap(\.withAllBelow) }
}
