import DataSource

/// What may follow each command of a program, as the completion scripts of all shells need it.
@MainActor struct CompletionLevels {
    let root: Command
    let levels: [CompletionLevel]

    init(_ root: Command) {
        self.root = root
        levels = Invocation(path: [root]).withSubcommands.map { CompletionLevel($0) }
    }

    /// What the functions of a script are called by: any shell takes it.
    var function: String {
        "_" + root.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
    }

    /// A function that bash and zsh take: sets what may follow a command.
    var shellLevels: String {
        let cases = levels.map { level in
            "    \(level.name.shellQuoted)) names=(\(level.names.shellWords)) options=(\(level.options.shellWords))"
                + " values=(\(level.values.shellWords)) asks='\(level.asks ? "yes" : "")' ;;"
        }
        return """
            # What may follow a command: its subcommands, its options, the options that take a word, and whether the program
            # knows words for its arguments.
            \(function)_level() {
                case "$1" in
            \(cases.joined(separator: "\n"))
                *) return 1 ;;
                esac
            }
            """
    }

    /// A function that bash and zsh take: whether the first word is one of the others.
    var shellMembership: String {
        """
        \(function)_has() {
            local word=$1 other
            shift
            for other in "$@"; do
                [[ $other == "$word" ]] && return
            done
            return 1
        }
        """
    }

    /// A function that bash and zsh take: sets the words that an option takes.
    var shellChoices: String {
        let cases = levels.flatMap { level in
            level.choices.map { option in
                let cases = option.spellings.map { "\(level.name) \($0)".shellQuoted }.joined(separator: " | ")
                return "    \(cases)) choices=(\(option.words.shellWords)) ;;"
            }
        }
        return """
            # The words that a command's option takes; without them it takes a file.
            \(function)_choices() {
                case "$1" in
            \(cases.joined(separator: "\n"))
                *) return 1 ;;
                esac
            }
            """
    }
}

extension [String] {
    /// As the elements of an array of bash and zsh.
    fileprivate var shellWords: String { map(\.shellQuoted).joined(separator: " ") }
}

extension Invocation {
    /// It, and everything below it.
    fileprivate var withSubcommands: [Invocation] {
        [self] + command.subcommands.flatMap { Invocation(path: path + [$0]).withSubcommands }
    }
}
