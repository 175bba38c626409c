import DataSource
import Frontend
import Model
import TestSupport
import Testing

@MainActor struct NoteCommandTests {
    private let output = TestConsole()

    /// What gives each field the value that it has in the fixture.
    private let everyField = [
        "title",
        "--body=body",
        "--pinned",
        "--count=6",
        "--due=2026-12-30T17:46:40Z",
    ]

    /// What a list shows of the fixture.
    private let columns = [
        ("ID", UUID.fixture.shortText),
        ("TITLE", "title"),
        ("BODY", "body"),
        ("PINNED", "yes"),
        ("COUNT", "6"),
        ("DUE", "2026-12-30T17:46:40Z"),
    ]

    @Test func add_everyField_isStored() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        #expect(await run(["add"] + everyField, appDependencies) == 0)
        #expect(output.written == "\(UUID.fixture)\n")
        #expect(try NoteService(appDependencies).notes(.all) == [.fixture])
    }

    @Test func add_blankTitle_saysSo() async {
        let words = everyField.map { $0 == "title" ? " " : $0 }
        #expect(await run(["add"] + words, .testDependencies()) == 1)
        #expect(output.said.contains("the title cannot be blank"))
    }

    @Test(arguments: ["two\nlines\t\u{1B}[2J", "'); DROP TABLE x;--", "\"é\" 한 👩‍👧", "--help"])
    func import_strangeTitle_isKeptToTheLetter(text: String) async throws {
        var strange = Note.fixture
        strange.title = text
        let full = try AppDependencies.holding(notes: [strange])
        #expect(await run(["list", "--json"], full) == 0)
        let fileManagerClient = FileManagerClient.inMemory(["/list.json": output.written])
        let empty = AppDependencies.testDependencies(fileManagerClient: fileManagerClient)
        #expect(await run(["import", "list.json"], empty) == 0)
        #expect(try NoteService(empty).notes(.all) == [strange])
    }

    @Test func list_stored_areShownAsLines() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        #expect(await run(["list"], appDependencies) == 0)
        let lines = [columns.map(\.0), columns.map(\.1)].map { $0.joined(separator: " ") }
        #expect(output.table.map { $0.joined(separator: " ") } == lines)
    }

    @Test func list_fieldGiven_onlyMatchesAreShown() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture, .empty])
        let words = ["list", "--json", "--title=title"]
        #expect(await run(words, appDependencies) == 0)
        #expect(try output.decoded([Note].self) == [.fixture])
    }

    @Test func list_json_isWhatTheyDecodeFrom() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture, .empty])
        #expect(await run(["list", "--json"], appDependencies) == 0)
        #expect(try output.decoded([Note].self) == [.fixture, .empty])
    }

    @Test func list_watch_aLineForEachChange() async throws {
        let clock = TestClock()
        let appDependencies = AppDependencies.testDependencies(clockClient: clock.client, uuidClient: .fixture)
        let running = Task { await run(["list", "--watch", "--json"], appDependencies) }
        await output.wait { $0.lines.count == 1 }
        _ = try NoteService(appDependencies).add(.fixture)
        await output.wait { $0.lines.count == 2 }
        output.stopReading()
        await clock.advance(by: .milliseconds(500))
        #expect(await running.value == 141)
        #expect(try output.decodedLines([Note].self) == [[], [.fixture]])
    }

    @Test func list_databaseFails_saysSo() async {
        #expect(await run(["list"], .testDependencies(sqliteClient: .failing)) == 74)
        #expect(output.written == "")
        #expect(output.said.contains("disk is full"))
    }

    @Test func show_beginningOfID_allIsShown() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        #expect(await run(["show", "3f2a", "--json"], appDependencies) == 0)
        #expect(try output.decoded(Note.self) == .fixture)
    }

    @Test func show_noSuchID_saysSo() async {
        #expect(await run(["show", "3f2a"], .testDependencies()) == 1)
        #expect(output.said.contains("'3f2a'"))
    }

    @Test func edit_oneField_othersStay() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        #expect(await run(["edit", "3f2a", "--due=2001-01-02"], appDependencies) == 0)
        var expected = Note.fixture
        expected.due = Date(timeIntervalSinceReferenceDate: 86_400)
        #expect(try NoteService(appDependencies).notes(.all) == [expected])
    }

    @Test func edit_noField_saysSo() async {
        #expect(await run(["edit", "3f2a"], .testDependencies()) == 64)
        #expect(output.said.contains("nothing to change"))
    }

    @Test func remove_nobodyToAsk_itStays() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        #expect(await run(["remove", "3f2a"], appDependencies) == 64)
        #expect(try NoteService(appDependencies).notes(.all) == [.fixture])
    }

    @Test func remove_yes_itIsGone() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        #expect(await run(["remove", "3f2a", "--yes"], appDependencies) == 0)
        #expect(try NoteService(appDependencies).notes(.all) == [])
    }

    @Test func import_whatListWrote_isTheSameList() async throws {
        let full = try AppDependencies.holding(notes: [.fixture])
        #expect(await run(["list", "--json"], full) == 0)
        let fileManagerClient = FileManagerClient.inMemory(["/list.json": output.written])
        let empty = AppDependencies.testDependencies(fileManagerClient: fileManagerClient)
        #expect(await run(["import", "list.json"], empty) == 0)
        #expect(try NoteService(empty).notes(.all) == [.fixture])
    }

    @Test func import_recordWithoutID_noneIsAdded() async throws {
        let fileManagerClient = FileManagerClient.inMemory(["/list.json": "[{}]"])
        let appDependencies = AppDependencies.testDependencies(fileManagerClient: fileManagerClient)
        #expect(await run(["import", "list.json"], appDependencies) == 1)
        #expect(output.said.contains("record 1: id"))
        #expect(try NoteService(appDependencies).notes(.all) == [])
    }

    private func run(_ words: [String], _ appDependencies: AppDependencies) async -> Int32 {
        let program = Program(AppCommand.command, version: "1", console: Console(output)) { _ in appDependencies }
        return await program.run(["note"] + words)
    }
}
