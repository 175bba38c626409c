/// A command as a value: its parameters, its subcommands, and what it does.
public struct Command {
    public typealias Run = @MainActor (Arguments, CommandContext) async throws -> Void

    let name: String
    let overview: String
    let run: Run?
    private let makeDiscussion: () -> String
    private let makeArguments: () -> [Parameter]
    private let makeOptions: () -> [Parameter]
    private let makeSections: () -> [CommandSection]

    /// What a command consists of is made where it is read: a program starts with the names of its commands alone.
    ///
    /// - Parameter subcommands: short for a section of that title, the first one.
    public init(
        _ name: String,
        _ overview: String,
        discussion: @autoclosure @escaping () -> String = "",
        arguments: @autoclosure @escaping () -> [Parameter] = [],
        options: @autoclosure @escaping () -> [Parameter] = [],
        subcommands: @autoclosure @escaping () -> [Command] = [],
        sections: @autoclosure @escaping () -> [CommandSection] = [],
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

    var discussion: String { makeDiscussion() }
    var arguments: [Parameter] { makeArguments() }
    var options: [Parameter] { makeOptions() }
    var sections: [CommandSection] { makeSections() }
    var subcommands: [Command] { sections.flatMap(\.commands) }

    /// Whether the next word names a subcommand: also in an app that has none yet.
    var takesSubcommand: Bool { run == nil || !sections.isEmpty }

    var optionsBelow: [Parameter] { subcommands.flatMap { $0.optionsBelow + $0.options } }
}
