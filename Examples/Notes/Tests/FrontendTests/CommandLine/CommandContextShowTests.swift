import DataSource
@testable import Frontend
import Model
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor struct CommandContextShowTests {
    private let output = TestConsole()
    private let clock = TestClock()
    private let store = SampleTitlesStore(["Momo"])

    @Test func show_once_isWritten() async throws {
        try await show([], Console(output))
        #expect(output.written == "Momo\n")
    }

    @Test(arguments: [
        (["--watch"], "Momo\n\nMomo\nJim\n"),
        (["--watch", "--json"], "[\"Momo\"]\n[\"Momo\",\"Jim\"]\n"),
    ])
    func show_watch_isWrittenAnewWhenItChanged(words: [String], written: String) async throws {
        let showing = Task { try await show(words, Console(output)) }
        await output.wait { $0.written != "" }
        await store.send(.loadResponse(.success(["Momo"])))
        await store.send(.loadResponse(.success(["Momo", "Jim"])))
        await output.wait { $0.written.contains("Jim") }
        try await stop(showing)
        #expect(output.written == written)
        #expect(output.said == "")
    }

    @Test func show_watchOnATerminal_isPaintedInItsPlace() async throws {
        let showing = Task { try await show(["--watch"], terminal) }
        await output.wait { $0.written != "" }
        await store.send(.loadResponse(.success([])))
        await output.wait { $0.said != "" }
        try await stop(showing)
        let size = TerminalSize(rows: 3, columns: 9)
        #expect(output.written == "\n\n\n" + ScreenText("Momo\n", size).painted + ScreenText("", size).painted)
        #expect(output.said == "No titles.\n")
    }

    @Test(arguments: [["--watch", "--json"], []]) func show_jsonOrOnceOnATerminal_nothingIsPainted(
        words: [String]
    ) async throws {
        output.stopReading()
        try? await show(words, terminal)
        #expect(!output.written.contains("\u{1B}"))
    }

    @Test func show_watchOnADumbTerminal_nothingIsPainted() async throws {
        var console = terminal
        console.environment = { ["TERM": "dumb"] }
        output.stopReading()
        await #expect(throws: ConsoleError.nobodyReads) { try await show(["--watch"], console) }
        #expect(output.written == "Momo\n")
    }

    @Test func show_watchedStoreFails_saysSoOnceAndGoesOn() async throws {
        let showing = Task { try await show(["--watch"], Console(output)) }
        await output.wait { $0.written != "" }
        for _ in 0..<2 {
            await store.send(.loadResponse(.failure(SQLiteError.fullDisk)))
            await output.wait { $0.said != "" }
        }
        await store.send(.loadResponse(.success(["Momo"])))
        await output.wait { $0.lines.count > 1 }
        try await stop(showing)
        #expect(output.written == "Momo\n\nMomo\n")
        #expect(output.said == ErrorReport(SQLiteError.fullDisk).text + "\n")
    }

    @Test func show_watchCancelled_throws() async {
        let showing = Task { try await show(["--watch"], Console(output)) }
        await output.wait { $0.written != "" }
        showing.cancel()
        await #expect(throws: CancellationError.self) { try await showing.value }
    }

    @Test func show_watchCannotBeWritten_ends() async {
        var console = Console(output)
        console.write = { _ in throw ConsoleError.notWritten(reason: "test") }
        await #expect(throws: ConsoleError.notWritten(reason: "test")) { try await show(["--watch"], console) }
    }

    private var terminal: Console {
        Console(
            write: output.write,
            say: output.say,
            ask: { _ in nil },
            isTerminal: { _ in true },
            isRead: { output.isRead },
            size: { TerminalSize(rows: 3, columns: 9) }
        )
    }

    private func show(_ words: [String], _ console: Console) async throws {
        let options = [CommonOptions.json.parameter, CommonOptions.watch.parameter]
        var parser = CommandParser(Command("list", "List.", options: options) { _, _ in }, words)
        let arguments = try parser.parse().completeArguments()
        let context = CommandContext(appDependencies: .testDependencies(clockClient: clock.client), console: console)
        try await context.show(store, arguments, none: "No titles.") {
            guard arguments[CommonOptions.json] else { return store.titles.map { $0 + "\n" }.joined() }
            return try JSONText(store.titles, .oneLine).text
        }
    }

    private func stop(_ showing: Task<Void, any Error>) async throws {
        output.stopReading()
        await clock.advance(by: .milliseconds(500))
        await #expect(throws: ConsoleError.nobodyReads) { try await showing.value }
    }
}
