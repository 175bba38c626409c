/// A command line understood: the command with those it was found under, the outermost first, its options, and the
/// words in their places.
@MainActor struct Invocation {
    var path: [Command]
    var arguments = Arguments()
    var places: [String] = []

    var command: Command { path[path.count - 1] }

    /// As a person writes it: `notes note add`.
    var name: String { path.map(\.name).joined(separator: " ") }

    /// An option may stand before or after the subcommand it belongs to.
    var options: [Parameter] { path.flatMap(\.options) }
}
