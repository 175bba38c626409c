/// The command table.
@MainActor public enum AppCommand {
    public static let command = Command(
        "notes",
        "Keeps your things, one command for each kind.",
        options: [dataDirectory.parameter],
        subcommands: features
    )

    public static let dataDirectory = Option<FolderPath>("data-dir", "The folder of the database.")

    private static let features: [Command] = [NoteCommand.command, TimerCommand.command]
}
