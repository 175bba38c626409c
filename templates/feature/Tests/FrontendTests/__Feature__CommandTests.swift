import DataSource
import Frontend
import Model
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

@MainActor struct __Feature__CommandTests {
    private let output = TestConsole()

    /// What gives each field the value that it has in the fixture.
    private let everyField = [
        // luca:if naming
        "__first_given__"__list_comma__
        // luca:end
        // luca:for other
        "__field_words__"__list_comma__
        // luca:end
    ]

    /// What a list shows of the fixture.
    private let columns = [
        ("ID", UUID.fixture.shortText),
        // luca:for field
        ("__field_header__", "__field_shown__"),
        // luca:end
    ]

    @Test func add_everyField_isStored() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        #expect(await run(["add"] + everyField, appDependencies) == 0)
        #expect(output.written == "\(UUID.fixture)\n")
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [.fixture])
    }
    // luca:if text

    @Test func add_blank__Text___saysSo() async {
        // luca:if textIsFirst
        let words = everyField.map { $0 == "__text_given__" ? " " : $0 }
        // luca:else
        let words = everyField.map { $0 == "__text_words__" ? "__text_blank_words__" : $0 }
        // luca:end
        #expect(await run(["add"] + words, .testDependencies()) == 1)
        #expect(output.said.contains("the __text_text__ cannot be blank"))
    }

    @Test(arguments: ["two\nlines\t\u{1B}[2J", "'); DROP TABLE x;--", "\"é\" 한 👩‍👧", "--help"])
    func import_strange__Text___isKeptToTheLetter(text: String) async throws {
        var strange = __Feature__.fixture
        strange.__text__ = text
        let full = try AppDependencies.holding(__features__: [strange])
        #expect(await run(["list", "--json"], full) == 0)
        let fileManagerClient = FileManagerClient.inMemory(["/list.json": output.written])
        let empty = AppDependencies.testDependencies(fileManagerClient: fileManagerClient)
        #expect(await run(["import", "list.json"], empty) == 0)
        #expect(try __Feature__Service(empty).__features__(.all) == [strange])
    }
    // luca:end
    // luca:for required

    @Test func add_without__Field___saysWhatIsMissing() async {
        let others = everyField.filter { !$0.hasPrefix("__field_option__=") }
        #expect(await run(["add"] + others, .testDependencies()) == 64)
        #expect(output.said.contains("__field_option__ is missing"))
    }
    // luca:end

    @Test func list_stored_areShownAsLines() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        #expect(await run(["list"], appDependencies) == 0)
        let lines = [columns.map(\.0), columns.map(\.1)].map { $0.joined(separator: " ") }
        #expect(output.table.map { $0.joined(separator: " ") } == lines)
    }

    @Test func list_fieldGiven_onlyMatchesAreShown() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture, .empty])
        let words = ["list", "--json", "__first_words__"]
        #expect(await run(words, appDependencies) == 0)
        #expect(try output.decoded([__Feature__].self) == [.fixture])
    }

    @Test func list_json_isWhatTheyDecodeFrom() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture, .empty])
        #expect(await run(["list", "--json"], appDependencies) == 0)
        #expect(try output.decoded([__Feature__].self) == [.fixture, .empty])
    }

    @Test func list_watch_aLineForEachChange() async throws {
        let clock = TestClock()
        let appDependencies = AppDependencies.testDependencies(clockClient: clock.client, uuidClient: .fixture)
        let running = Task { await run(["list", "--watch", "--json"], appDependencies) }
        await output.wait { $0.lines.count == 1 }
        _ = try __Feature__Service(appDependencies).add(.fixture)
        await output.wait { $0.lines.count == 2 }
        output.stopReading()
        await clock.advance(by: .milliseconds(500))
        #expect(await running.value == 141)
        #expect(try output.decodedLines([__Feature__].self) == [[], [.fixture]])
    }

    @Test func list_databaseFails_saysSo() async {
        #expect(await run(["list"], .testDependencies(sqliteClient: .failing)) == 74)
        #expect(output.written == "")
        #expect(output.said.contains("disk is full"))
    }

    @Test func show_beginningOfID_allIsShown() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        #expect(await run(["show", "3f2a", "--json"], appDependencies) == 0)
        #expect(try output.decoded(__Feature__.self) == .fixture)
    }

    @Test func show_noSuchID_saysSo() async {
        #expect(await run(["show", "3f2a"], .testDependencies()) == 1)
        #expect(output.said.contains("'3f2a'"))
    }

    @Test func edit_oneField_othersStay() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        #expect(await run(["edit", "3f2a", "__last_changed_words__"], appDependencies) == 0)
        var expected = __Feature__.fixture
        expected.__last__ = __last_changed__
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [expected])
    }

    @Test func edit_noField_saysSo() async {
        #expect(await run(["edit", "3f2a"], .testDependencies()) == 64)
        #expect(output.said.contains("nothing to change"))
    }

    @Test func remove_nobodyToAsk_itStays() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        #expect(await run(["remove", "3f2a"], appDependencies) == 64)
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [.fixture])
    }

    @Test func remove_yes_itIsGone() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        #expect(await run(["remove", "3f2a", "--yes"], appDependencies) == 0)
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [])
    }

    @Test func import_whatListWrote_isTheSameList() async throws {
        let full = try AppDependencies.holding(__features__: [.fixture])
        #expect(await run(["list", "--json"], full) == 0)
        let fileManagerClient = FileManagerClient.inMemory(["/list.json": output.written])
        let empty = AppDependencies.testDependencies(fileManagerClient: fileManagerClient)
        #expect(await run(["import", "list.json"], empty) == 0)
        #expect(try __Feature__Service(empty).__features__(.all) == [.fixture])
    }

    @Test func import_recordWithoutID_noneIsAdded() async throws {
        let fileManagerClient = FileManagerClient.inMemory(["/list.json": "[{}]"])
        let appDependencies = AppDependencies.testDependencies(fileManagerClient: fileManagerClient)
        #expect(await run(["import", "list.json"], appDependencies) == 1)
        #expect(output.said.contains("record 1: id"))
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [])
    }

    private func run(_ words: [String], _ appDependencies: AppDependencies) async -> Int32 {
        let program = Program(AppCommand.command, version: "1", console: Console(output)) { _ in appDependencies }
        return await program.run(["__feature_command__"] + words)
    }
}
