/// A script that completes a program's subcommands, options and their values in fish, made from the command tree.
@MainActor struct FishCompletion {
    private let levels: CompletionLevels

    init(_ root: Command) {
        levels = CompletionLevels(root)
    }

    var script: String {
        let (name, function) = (levels.root.name, levels.function)
        return """
            # Completes \(name) in fish: \(name) --generate-completion-script fish | source

            # What may follow a command: its subcommands with what they are for, its options, the options that take a word, and
            # whether the program knows words for its arguments.
            function \(function)_level
                switch "$argv[1]"
            \(levels.levels.map(level).joined(separator: "\n"))
                    case '*'
                        return 1
                end
                # set leaves the status of whatever ran before.
                return 0
            end

            # The words that a command's option takes; without them it takes a file.
            function \(function)_choices
                switch "$argv[1]"
            \(levels.levels.flatMap(choices).joined(separator: "\n"))
                    case '*'
                        return 1
                end
            end

            function \(function)
                set -l words (commandline -opc)
                set -l current (commandline -ct)
                set -l level \(name.quoted)
                set -l option
                \(function)_level $level
                for word in $words[2..]
                    if set -q option[1]
                        set -e option
                    else if test "$word" = --
                        set -g \(function)_options
                        set -q \(function)_names[1]; or break
                    else if contains -- "$word" $\(function)_values
                        set option $word
                    else if \(function)_level "$level $word"
                        set level "$level $word"
                    end
                end
                if set -q option[1]
                    \(function)_choices "$level $option"; or __fish_complete_path "$current"
                else if string match -q -- '-*=*' "$current"; and set -q \(function)_options[1]
                    set option (string split -m 1 = -- "$current")
                    set -l words (\(function)_choices "$level $option[1]"; or __fish_complete_path "$option[2]")
                    printf '%s\\n' "$option[1]="$words
                else if string match -q -- '-*' "$current"; and set -q \(function)_options[1]
                    printf '%s\\n' $\(function)_options
                else if set -q \(function)_names[1]
                    printf '%s\\n' $\(function)_names
                else
                    set -l known
                    test "$\(function)_asks" = yes
                    and set known ($words[1] --complete-next $words[2..] 2>/dev/null)
                    if set -q known[1]
                        printf '%s\\n' $known
                    else
                        __fish_complete_path "$current"
                    end
                end
            end

            complete -c \(name.quoted) -f -a '(\(function))'

            """
    }

    private func level(_ level: CompletionLevel) -> String {
        let names = level.subcommands.map { "\($0.name)\t\($0.overview)".quoted }
        let variables = [
            ("names", names), ("options", level.options.map(\.quoted)), ("values", level.values.map(\.quoted)),
            ("asks", [level.asks ? "yes" : "no"]),
        ]
        let lines = variables.map { name, words in
            "            " + (["set -g \(levels.function)_\(name)"] + words).joined(separator: " ")
        }
        return (["        case \(level.name.quoted)"] + lines).joined(separator: "\n")
    }

    private func choices(_ level: CompletionLevel) -> [String] {
        level.choices.map { option in
            let cases = option.spellings.map { "\(level.name) \($0)".quoted }.joined(separator: " ")
            let words = option.words.map(\.quoted).joined(separator: " ")
            return "        case \(cases)\n            printf '%s\\n' \(words)"
        }
    }
}

extension String {
    /// As one word of fish.
    fileprivate var quoted: String {
        "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
