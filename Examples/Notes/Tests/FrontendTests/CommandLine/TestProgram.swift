import Frontend
import Model
import TestSupport

/// Runs command lines and keeps what came of the last one.
@MainActor final class TestProgram {
    private let root: Command
    private let failureDocument: ((ErrorReport) -> String)?
    private(set) var output = TestConsole()
    private(set) var madeDependencies = 0

    init(_ root: Command, failureDocument: ((ErrorReport) -> String)? = nil) {
        self.root = root
        self.failureDocument = failureDocument
    }

    func run(_ words: [String]) async -> Int32 {
        output = TestConsole()
        let console = Console(output)
        let program = Program(root, version: "1.2", console: console, failureDocument: failureDocument) { _ in
            self.madeDependencies += 1
            return .testDependencies()
        }
        return await program.run(words)
    }

    /// A line without quotes.
    func run(_ line: String) async -> Int32 {
        await run(line.split(separator: " ").map(String.init))
    }
}
