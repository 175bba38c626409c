/// Subcommands that the help lists together, under a title.
public struct CommandSection {
    let title: String
    let commands: [Command]

    public init(_ title: String, _ commands: [Command]) {
        self.title = title
        self.commands = commands
    }
}
