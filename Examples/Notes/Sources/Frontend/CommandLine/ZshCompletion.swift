import DataSource

/// A script that completes a program's subcommands, options and their values in zsh, made from the command tree.
@MainActor struct ZshCompletion {
    private let levels: CompletionLevels

    init(_ root: Command) {
        levels = CompletionLevels(root)
    }

    var script: String {
        let (name, function) = (levels.root.name, levels.function)
        return """
            #compdef \(name)
            # Completes \(name) in zsh: source <(\(name) --generate-completion-script zsh)
            # or write it as \(function) into a folder of $fpath.

            \(levels.shellLevels)

            \(levels.shellChoices)

            \(levels.shellMembership)

            \(function)() {
                emulate -L zsh
                local level=\(name.shellQuoted) asks word
                local -a names options values choices known
                integer index
                \(function)_level "$level"
                for ((index = 2; index < CURRENT; index++)); do
                    word=${words[index]}
                    if [[ $word == -- ]]; then
                        options=()
                        (($#names)) || break
                    elif \(function)_has "$word" $values; then
                        ((index++))
                    elif \(function)_level "$level $word"; then
                        level+=" $word"
                    fi
                done
                if ((index <= CURRENT && $#options)) && [[ $PREFIX == -*=* ]]; then
                    word=${PREFIX%%=*}
                    compset -P '*='
                    ((index = CURRENT + 1))
                fi
                if ((index > CURRENT)); then
                    if \(function)_choices "$level $word"; then compadd -- $choices; else _files; fi
                elif (($#options)) && [[ $PREFIX == -* ]]; then
                    compadd -- $options
                elif (($#names)); then
                    compadd -- $names
                else
                    [[ -z $asks ]] || known=(${(f)"$($words[1] --complete-next ${words[2,CURRENT-1]} 2>/dev/null)"})
                    if (($#known)); then compadd -- $known; else _files; fi
                fi
            }

            if [[ $funcstack[1] == \(function) ]]; then \(function) "$@"; else compdef \(function) \(name.shellQuoted); fi

            """
    }
}
