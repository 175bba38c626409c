/// The command table.
@MainActor public enum AppCommand {
    public static let command = Command(
        "luca",
        "Starts layered Swift applications and keeps them true.",
        options: [dataDirectory.parameter],
        subcommands: features
    )

    public static let dataDirectory = Option<String>("data-dir", "The folder of the database.")

    private static let features: [Command] = []
}
