/// What may follow a command.
@MainActor struct CompletionLevel {
    /// As a person writes it: `notes note add`.
    let name: String
    /// The subcommands, each with what it is for.
    let subcommands: [(name: String, overview: String)]
    let options: [String]
    /// The options that take a word, also those of subcommands: one may stand before its command.
    let values: [String]
    let choices: [(spellings: [String], words: [String])]
    /// Whether the program itself knows words for an argument: `--complete-next` lists them.
    let asks: Bool

    init(_ invocation: Invocation) {
        let command = invocation.command
        let help = ProgramOptions.help.parameter
        let below = command.subcommands.map { ($0.name, $0.overview) }
        name = invocation.name
        subcommands = below.isEmpty ? [] : below + [(help.name, help.help)]
        options = invocation.shownOptions.flatMap { $0.spellings.suffix(1) + ($0.negation.map { [$0] } ?? []) }
        values = (invocation.shownOptions + command.optionsBelow).filter { $0.placeholder != nil }.flatMap(\.spellings)
        choices = invocation.shownOptions.filter { !$0.choices.isEmpty }
            .map { ($0.spellings, $0.choices.filter(\.isCandidate)) }
        asks = command.arguments.contains { !$0.choices.isEmpty || $0.candidates != nil }
    }

    var names: [String] { subcommands.map(\.name) }
}
