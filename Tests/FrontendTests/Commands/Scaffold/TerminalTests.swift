import DataSource
@testable import Frontend
import TestSupport
import Testing

/// luca's own commands on a terminal.
@MainActor struct TerminalTests {
    private let terminal: PseudoTerminal
    private let program: Program
    private let workshop = Workshop()
    private let client: FileManagerClient

    init() throws {
        terminal = try PseudoTerminal()
        client = workshop.inMemory
        let appDependencies = workshop.appDependencies(client)
        var console = Console(input: terminal.file, output: terminal.file, error: terminal.file)
        console.environment = { [:] }
        let root = Command("luca", "Starts applications.", subcommands: ScaffoldCommands.all)
        program = Program(root, version: "1", console: console) { _ in appDependencies }
    }

    @Test func dryRun_onATerminal_hasColours() async {
        #expect(await program.run(["new", "feature", "Settings", "--dry-run"]) == 0)
        let shown = terminal.shown(to: "swift run notes settings\r\n")
        #expect(shown.contains("  \u{1B}[33medit       \u{1B}[0mSources/DataSource/Entities/AppState.swift\r\n"))
        #expect(shown.contains("  \u{1B}[32mcreate     \u{1B}[0mSources/Model/Stores/SettingsStore.swift\r\n"))
        #expect(shown.contains("\u{1B}[36m@@ -1,4 +1,6 @@\u{1B}[0m\r\n"))
        #expect(shown.contains("\u{1B}[32m+    public var settingsOpenings = 0\u{1B}[0m\r\n"))
    }

    @Test func dryRun_neverColours_hasNone() async {
        #expect(await program.run(["new", "feature", "Settings", "--dry-run", "--color", "never"]) == 0)
        #expect(!terminal.shown(to: "swift run notes settings\r\n").contains("\u{1B}"))
    }

    @Test func feature_nothingGiven_asksAndTakesWhatIsTyped() async throws {
        try terminal.type("Settings\n\n")
        #expect(await program.run(["new", "feature"]) == 0)
        let shown = terminal.shown(to: "swift run notes settings\r\n")
        #expect(shown.contains("What is one of them called, as Note or ReadingList? (<name>): "))
        #expect(try client.status(workshop.project("Sources/Model/Stores/SettingsStore.swift")) != nil)
    }

    @Test func feature_inputEnds_is64() async throws {
        try terminal.type("\u{4}")
        #expect(await program.run(["new", "feature"]) == 64)
        #expect(terminal.shown(to: "--help'.\r\n").contains("luca: <name> is missing.\r\n"))
    }
}
