import DataSource
@testable import Frontend
import Model
import TestSupport

/// luca's own commands over a project in memory, with what came of the last line.
@MainActor final class ScaffoldProgram {
    let workshop: Workshop
    let client: FileManagerClient
    private(set) var output = TestConsole()

    init(_ change: (inout Workshop) -> Void = { _ in }) {
        var workshop = Workshop()
        change(&workshop)
        self.workshop = workshop
        client = workshop.inMemory
    }

    /// - Parameter answers: what is typed, until the input ends; nil where there is no terminal.
    func run(
        _ line: String,
        over client: FileManagerClient? = nil,
        signalClient: SignalClient = .testValue,
        answers: [String]? = nil
    ) async -> Int32 {
        output = TestConsole()
        let left = Locked((answers ?? [])[...])
        let console = Console(
            write: output.write,
            say: output.say,
            ask: { [output] question in
                guard answers != nil else { return nil }
                output.say(question + "\n")
                return left.withLock { $0.popFirst() }
            }
        )
        let appDependencies = workshop.appDependencies(client ?? self.client, signalClient: signalClient)
        let root = Command("luca", "Starts applications.", subcommands: ScaffoldCommands.all)
        let program = Program(root, version: "1", console: console, failureDocument: FailureDocument.text) { _ in
            appDependencies
        }
        return await program.run(line.split(separator: " ").map(String.init))
    }

    func snapshot() throws -> [String: String] {
        try client.snapshot("/")
    }
}
