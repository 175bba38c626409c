enum AppCommand {
    static let features: [Command] = [__Name__Command.command]
}
