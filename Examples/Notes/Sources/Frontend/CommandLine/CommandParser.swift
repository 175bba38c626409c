import DataSource

/// Words in, an invocation out. Options may stand anywhere before `--`, also before the subcommand that they belong to:
/// they are collected first and understood once the command is known.
@MainActor struct CommandParser {
    private(set) var invocation: Invocation
    private var words: ArraySlice<String>
    private var given: [GivenOption] = []

    init(_ root: Command, _ words: [String]) {
        invocation = Invocation(path: [root])
        self.words = words[...]
    }

    mutating func parse() throws -> Invocation {
        while let word = words.popFirst(), word != "--" {
            if word.hasPrefix("--"), word.isOption {
                takeOption(word)
            } else if word.isOption {
                takeLetters(word)
            } else {
                try invocation.checkDash(word)
                try takeWord(word)
            }
        }
        while let word = words.popFirst() { try takeWord(word) }
        try setOptions()
        return invocation
    }

    private mutating func takeWord(_ word: String) throws {
        let command = invocation.command
        guard command.takesSubcommand else { return invocation.places.append(word) }
        if let subcommand = command.subcommands.first(where: { $0.name == word }) {
            invocation.path.append(subcommand)
        } else if word == ProgramOptions.help.parameter.name {
            given.append(GivenOption(spelling: "--" + word, word: nil))
        } else {
            if let option = given.first(where: { !invocation.knows($0.spelling) }) {
                throw invocation.unknownOption(option.spelling)
            }
            throw UsageError.unknownCommand(word, nearest: word.nearest(among: command.subcommands.map(\.name)))
        }
    }

    private mutating func takeOption(_ word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let next = parts.count == 1 && invocation.takesWord(parts[0]) ? words.popFirst() : nil
        given.append(GivenOption(spelling: parts[0], word: parts.count == 1 ? next : parts[1]))
    }

    /// `-q`, `-C Notes`, `-CNotes`, and several in one: `-qC Notes`.
    private mutating func takeLetters(_ word: String) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            let isAttached = letters.first == "=" || (invocation.takesWord(spelling) && !letters.isEmpty)
            if !invocation.knows(spelling) && letters.count == word.count - 2 {
                return given.append(GivenOption(spelling: word, word: nil))
            } else if isAttached {
                let value = letters.first == "=" ? letters.dropFirst() : letters
                return given.append(GivenOption(spelling: spelling, word: String(value)))
            }
            given.append(GivenOption(spelling: spelling, word: invocation.takesWord(spelling) ? words.popFirst() : nil))
        }
    }

    private mutating func setOptions() throws {
        let help = ProgramOptions.help.parameter
        guard !given.contains(where: { help.isSpelled($0.spelling) }) else {
            return invocation.arguments.add(true.word, to: help)
        }
        for option in given {
            let parameter = try invocation.option(option.spelling)
            invocation.arguments.add(try option.word(for: parameter), to: parameter)
        }
    }
}
