import DataSource

extension ReservedWords {
    /// As the commands have them: luca's own, and those that a feature gets.
    @MainActor static var ofCommands: ReservedWords {
        let fields: EntityFields<NoRecord, Never> = []
        let features = fields.listOptions + fields.addOptions + fields.options
        // What `show` and `remove` take beside the fields stands in their template.
        let own = [CommonOptions.json.parameter, CommonOptions.yes.parameter]
        let options = ProgramOptions.all + AppCommand.command.options + features + own
        return ReservedWords(
            commands: Set((ScaffoldCommands.all.map(\.name) + ProgramOptions.all.map(\.name))).union(later),
            options: Set(options.map(\.name))
        )
    }

    /// Commands that a clone of luca is to get beside its features: they would hide one that has the name by then.
    private static let later: Set = [
        "add", "check", "explain", "graph", "info", "list", "open", "preview", "remove", "sync",
    ]
}

/// Stands for the record of any feature.
private struct NoRecord: Encodable, Identifiable {
    let id: UUID
}
