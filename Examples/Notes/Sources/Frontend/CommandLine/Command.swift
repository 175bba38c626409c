/// A command as a value: its parameters, its subcommands, and what it does.
public struct Command {
    public typealias Run = @MainActor (Arguments, CommandContext) async throws -> Void

    let name: String
    let overview: String
    let run: Run?
    private let makeDiscussion: @MainActor () -> String
    private let makeArguments: @MainActor () -> [Parameter]
    private let makeOptions: @MainActor () -> [Parameter]
    private let makeSections: @MainActor () -> [CommandSection]

    /// What a command consists of is made where it is read: a program starts with the names of its commands alone. It is
    /// made on the main actor, where `run` runs: Swift 6.3 has no isolation for a constant whose command awaits and whose
    /// arguments are of no stated one.
    ///
    /// - Parameter subcommands: short for a section of that title, the first one.
    public init(
        _ name: String,
        _ overview: String,
        discussion: @autoclosure @escaping @MainActor () -> String = "",
        arguments: @autoclosure @escaping @MainActor () -> [Parameter] = [],
        options: @autoclosure @escaping @MainActor () -> [Parameter] = [],
        subcommands: @autoclosure @escaping @MainActor () -> [Command] = [],
        sections: @autoclosure @escaping @MainActor () -> [CommandSection] = [],
        run: Run? = nil
    ) {
        self.name = name
        self.overview = overview
        self.run = run
        makeDiscussion = discussion
        makeArguments = arguments
        makeOptions = options
        makeSections = { ([CommandSection("SUBCOMMANDS", subcommands())] + sections()).filter { !$0.commands.isEmpty } }
    }

    @MainActor var discussion: String { makeDiscussion() }
    @MainActor var arguments: [Parameter] { makeArguments() }
    @MainActor var options: [Parameter] { makeOptions() }
    @MainActor var sections: [CommandSection] { makeSections() }
    @MainActor var subcommands: [Command] { sections.flatMap(\.commands) }

    /// Whether the next word names a subcommand: also in an app that has none yet.
    @MainActor var takesSubcommand: Bool { run == nil || !sections.isEmpty }

    @MainActor var optionsBelow: [Parameter] { subcommands.flatMap { $0.optionsBelow + $0.options } }
}
