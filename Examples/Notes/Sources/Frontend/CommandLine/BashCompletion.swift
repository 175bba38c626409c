/// A script that completes a program's subcommands, options and their values in bash, made from the command tree.
struct BashCompletion {
    private let root: Command
    private let function: String

    init(_ root: Command) {
        self.root = root
        function = "_" + root.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
    }

    var script: String {
        let levels = Invocation(path: [root]).withSubcommands
        return """
            # Completes \(root.name) in bash: source <(\(root.name) --generate-completion-script bash)

            # What may follow a command: its subcommands, its options, and the options that take a word.
            \(function)_level() {
                case "$1" in
            \(levels.map(level).joined(separator: "\n"))
                *) return 1 ;;
                esac
            }

            # The words that a command's option takes; without them it takes a file.
            \(function)_choices() {
                case "$1" in
            \(levels.flatMap(choices).joined(separator: "\n"))
                *) return 1 ;;
                esac
            }

            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} level='\(root.name)' words options values choices= index word
                \(function)_level "$level"
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    if [[ $word == -- ]]; then
                        options=
                        [[ -n $words ]] || break
                    elif [[ -n $word && " $values " == *" $word "* ]]; then
                        ((index++))
                        # bash makes three words of --option=value
                        [[ ${COMP_WORDS[index]} == = ]] && ((index++))
                    elif \(function)_level "$level $word"; then
                        level+=" $word"
                    fi
                done
                [[ $current == = ]] && current=
                COMPREPLY=()
                if ((index > COMP_CWORD)) && \(function)_choices "$level $word"; then
                    COMPREPLY=($(compgen -W "$choices" -- "$current"))
                elif ((index == COMP_CWORD)) && [[ $current == -* && -n $options ]]; then
                    COMPREPLY=($(compgen -W "$options" -- "$current"))
                elif ((index == COMP_CWORD)) && [[ -n $words ]]; then
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                else
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
                fi
            }

            complete -F \(function) \(root.name)

            """
    }

    private func level(_ invocation: Invocation) -> String {
        let subcommands = invocation.command.subcommands.map(\.name)
        let words = subcommands.isEmpty ? [] : subcommands + [ProgramOptions.help.parameter.name]
        let options = invocation.shownOptions.flatMap { $0.spellings.suffix(1) + ($0.negation.map { [$0] } ?? []) }
        let values = (invocation.shownOptions + invocation.command.optionsBelow)
            .filter { $0.placeholder != nil }.flatMap(\.spellings)
        return "    '\(invocation.name)') words='\(words.joined(separator: " "))'"
            + " options='\(options.joined(separator: " "))' values='\(values.joined(separator: " "))' ;;"
    }

    private func choices(_ invocation: Invocation) -> [String] {
        invocation.shownOptions.filter { !$0.choices.isEmpty }.map { option in
            let cases = option.spellings.map { "'\(invocation.name) \($0)'" }.joined(separator: " | ")
            return "    \(cases)) choices='\(option.choices.joined(separator: " "))' ;;"
        }
    }
}

extension Invocation {
    /// It, and everything below it.
    fileprivate var withSubcommands: [Invocation] {
        [self] + command.subcommands.flatMap { Invocation(path: path + [$0]).withSubcommands }
    }
}
