/// A command as a value: its parameters, its subcommands, and what it does.
public struct Command {
    public typealias Run = @MainActor (Arguments, CommandContext) async throws -> Void

    let name: String
    let overview: String
    /// Composed where it is read: each command of the program is made at each start.
    let discussion: () -> String
    let arguments: [Parameter]
    let options: [Parameter]
    let sections: [CommandSection]
    let run: Run?

    /// - Parameter subcommands: short for a section of that title, the first one.
    public init(
        _ name: String,
        _ overview: String,
        discussion: @autoclosure @escaping () -> String = "",
        arguments: [Parameter] = [],
        options: [Parameter] = [],
        subcommands: [Command] = [],
        sections: [CommandSection] = [],
        run: Run? = nil
    ) {
        self.name = name
        self.overview = overview
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.sections = ([CommandSection("SUBCOMMANDS", subcommands)] + sections).filter { !$0.commands.isEmpty }
        self.run = run
    }

    var subcommands: [Command] { sections.flatMap(\.commands) }

    /// Whether the next word names a subcommand: also in an app that has none yet.
    var takesSubcommand: Bool { run == nil || !sections.isEmpty }

    var optionsBelow: [Parameter] { subcommands.flatMap { $0.optionsBelow + $0.options } }
}
