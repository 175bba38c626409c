enum AppCommand {
    static let features: [Command] = [__Feature__Command.command]
}
