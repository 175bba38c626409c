/// A script that completes a program's subcommands, options and their values in bash, made from the command tree.
struct BashCompletion {
    private let levels: CompletionLevels

    init(_ root: Command) {
        levels = CompletionLevels(root)
    }

    var script: String {
        let (name, function) = (levels.root.name, levels.function)
        return """
            # Completes \(name) in bash: source <(\(name) --generate-completion-script bash)

            \(levels.shellLevels)

            \(levels.shellChoices)

            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} level='\(name)' names options values asks choices= index word
                local given=() known=
                \(function)_level "$level"
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    if [[ $word == -- ]]; then
                        options=
                        [[ -n $names ]] || break
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
                elif ((index == COMP_CWORD)) && [[ -n $names ]]; then
                    COMPREPLY=($(compgen -W "$names" -- "$current"))
                else
                    if ((index <= COMP_CWORD)) && [[ -n $asks ]]; then
                        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == = ]] || given+=("$word"); done
                        known=$("${COMP_WORDS[0]}" --complete-next "${given[@]}" 2>/dev/null)
                    fi
                    if [[ -n $known ]]; then
                        COMPREPLY=($(compgen -W "$known" -- "$current"))
                    else
                        compopt -o filenames 2>/dev/null
                        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
                    fi
                fi
            }

            complete -F \(function) \(name)

            """
    }
}
