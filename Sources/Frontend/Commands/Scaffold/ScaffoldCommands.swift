/// The commands of the generator, apart from those of the features in this project.
@MainActor enum ScaffoldCommands {
    static let all = [
        NewCommand.command, SyncCommand.command, ListCommand.command, TemplatesCommand.command, InfoCommand.command,
        RemoveCommand.command, UndoCommand.command,
    ]
}
