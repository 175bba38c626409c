extension Invocation {
    private var acceptedOptions: [Parameter] { ProgramOptions.all + ProgramOptions.hidden + options }

    /// What the help of the command lists.
    var shownOptions: [Parameter] {
        options + (path.count == 1 ? ProgramOptions.all : [ProgramOptions.help.parameter])
    }

    func knows(_ spelling: String) -> Bool {
        knownOption(spelling) != nil
    }

    /// Also one of subcommands: which of them is meant may not be known yet.
    private func knownOption(_ spelling: String) -> Parameter? {
        acceptedOptions.spelled(spelling) ?? command.optionsBelow.spelled(spelling)
    }

    /// Whether the word after `spelling` is its value, whatever it looks like.
    func takesWord(_ spelling: String) -> Bool {
        guard let option = knownOption(spelling) else { return false }
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
        guard word.hasStrangeDash else { return }
        guard let nearest = (command.optionsBelow + acceptedOptions).nearest(to: word) else { return }
        throw UsageError.strangeDash(word, nearest: nearest)
    }
}
