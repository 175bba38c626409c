/// What may follow each command of a program, as the completion scripts of all shells need it.
struct CompletionLevels {
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
            "    '\(level.name)') names='\(level.names.joined(separator: " "))'"
                + " options='\(level.options.joined(separator: " "))' values='\(level.values.joined(separator: " "))'"
                + " asks='\(level.asks ? "yes" : "")' ;;"
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

    /// A function that bash and zsh take: sets the words that an option takes.
    var shellChoices: String {
        let cases = levels.flatMap { level in
            level.choices.map { option in
                let cases = option.spellings.map { "'\(level.name) \($0)'" }.joined(separator: " | ")
                return "    \(cases)) choices='\(option.words.joined(separator: " "))' ;;"
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

extension Invocation {
    /// It, and everything below it.
    fileprivate var withSubcommands: [Invocation] {
        [self] + command.subcommands.flatMap { Invocation(path: path + [$0]).withSubcommands }
    }
}
