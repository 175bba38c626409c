import DataSource
import Frontend
import Model
import TestSupport
import Testing

/// What a command does may be written in any shape, also where it awaits: each is declared as a constant, as commands are.
@MainActor struct CommandShapesTests {
    @Test(arguments: [
        "sync", "throwing", "async", "service", "several", "inner", "local", "method", "free", "stored",
    ])
    func run_anyShape_isDone(shape: String) async {
        let program = TestProgram(Command("shelf", "Keeps.", subcommands: Shapes.all))
        #expect(await program.run([shape, "Momo"]) == 0)
        #expect(program.output.written == "Momo")
    }
}

@MainActor private enum Shapes {
    static let all = [sync, throwing, async, service, several, inner, local, method, free, stored]

    private static let title = Argument<String>("title", "What is on the cover.")

    private static let sync = Command("sync", "Does.", arguments: [title.parameter]) { arguments, context in
        try? context.console.write(arguments[title])
    }

    private static let throwing = Command("throwing", "Does.", arguments: [title.parameter]) { arguments, context in
        try context.console.write(arguments[title])
    }

    private static let async = Command("async", "Does.", arguments: [title.parameter]) { arguments, context in
        await Librarian().wait()
        try? context.console.write(arguments[title])
    }

    private static let service = Command("service", "Does.", arguments: [title.parameter]) { arguments, context in
        let found = try await Librarian().find(arguments[title])
        try context.console.write(found)
    }

    private static let several = Command(
        "several",
        "Does.",
        discussion: "Of which \(SampleShelf.pages).",
        arguments: [title.parameter],
        options: [SampleShelf.quiet.parameter]
    ) { arguments, context in
        let librarian = Librarian()
        await librarian.wait()
        async let first = librarian.find(arguments[title])
        let second = try await librarian.find(arguments[title])
        try await context.console.write(first == second ? first : "")
    }

    private static let inner = Command("inner", "Does.", arguments: [title.parameter]) { arguments, context in
        func found() async throws -> String { try await Librarian().find(arguments[title]) }
        try await context.console.write(found())
    }

    private static var local: Command {
        func run(_ arguments: Arguments, _ context: CommandContext) async throws {
            try await context.console.write(Librarian().find(arguments[title]))
        }
        return Command("local", "Does.", arguments: [title.parameter], run: run)
    }

    private static let method = Command("method", "Does.", arguments: [title.parameter], run: write)

    private static func write(_ arguments: Arguments, _ context: CommandContext) async throws {
        try await context.console.write(Librarian().find(arguments[title]))
    }

    private static let free = Command("free", "Does.", arguments: [title.parameter], run: Librarian().run)

    private static let run: Command.Run = { arguments, context in
        try await context.console.write(Librarian().find(arguments[title]))
    }

    private static let stored = Command("stored", "Does.", arguments: [title.parameter], run: run)
}

/// A service that takes its time.
private struct Librarian: Sendable {
    func wait() async { await Task.yield() }

    func find(_ title: String) async throws -> String {
        try Task.checkCancellation()
        await wait()
        return title
    }

    func run(_ arguments: Arguments, _ context: CommandContext) async throws {
        try await context.console.write(find(arguments[Argument<String>("title", "What is on the cover.")]))
    }
}
