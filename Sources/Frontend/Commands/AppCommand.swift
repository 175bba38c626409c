/// The command table.
@MainActor public enum AppCommand {
    public static let command = Command(
        "luca",
        "Starts layered Swift applications and keeps them true.",
        options: [dataDirectory.parameter],
        sections: [CommandSection("YOUR FEATURES", features), CommandSection("SUBCOMMANDS", ScaffoldCommands.all)]
    )

    public static let dataDirectory = Option<FolderPath>("data-dir", "The folder of your features' database.")

    private static let features: [Command] = []
}
