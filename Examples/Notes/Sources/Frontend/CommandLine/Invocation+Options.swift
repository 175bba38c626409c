extension Invocation {
    private var acceptedOptions: [Parameter] { ProgramOptions.all + ProgramOptions.hidden + options }

    /// What the help of the command lists.
    var shownOptions: [Parameter] {
        options + (path.count == 1 ? ProgramOptions.all : [ProgramOptions.help.parameter])
    }

    /// Also those of subcommands: which one is meant may not be known yet.
    private var knownOptions: [Parameter] { command.optionsBelow + acceptedOptions }

    func knows(_ spelling: String) -> Bool {
        knownOptions.spelled(spelling) != nil
    }

    /// Whether the word after `spelling` is its value, whatever it looks like.
    func takesWord(_ spelling: String) -> Bool {
        guard let option = knownOptions.spelled(spelling) else { return false }
        return option.placeholder != nil && option.negation != spelling
    }

    func option(_ spelling: String) throws -> Parameter {
        guard let option = acceptedOptions.spelled(spelling) else { throw unknownOption(spelling) }
        return option
    }

    func unknownOption(_ spelling: String) -> UsageError {
        let nearest = acceptedOptions.nearest(to: spelling) ?? command.optionsBelow.nearest(to: spelling)
        return .unknownOption(spelling, nearest: nearest == spelling ? nil : nearest)
    }

    func checkDash(_ word: String) throws {
        guard word.hasStrangeDash, let nearest = knownOptions.nearest(to: word) else { return }
        throw UsageError.strangeDash(word, nearest: nearest)
    }
}
