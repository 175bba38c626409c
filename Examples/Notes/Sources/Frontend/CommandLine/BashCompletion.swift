import DataSource

/// A script that completes a program's subcommands, options and their values in bash, made from the command tree.
@MainActor struct BashCompletion {
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

            \(levels.shellMembership)

            # Offers the words that begin with $current, each so quoted that the line takes it for a word: bash inserts a reply
            # as it is. Inside of quotes it can offer only a word that stays within them.
            \(function)_reply() {
                local word shown quote=
                [[ $current == [\\'\\"]* ]] && quote=${current:0:1}
                for word in "$@"; do
                    shown=$word
                    case $quote in
                        \\') [[ $word != *\\'* ]] || continue ;;
                        \\") [[ $word != *[\\"\\$\\`\\\\!]* ]] || continue ;;
                        *) printf -v shown %q "$word" ;;
                    esac
                    [[ $word == "${current#"$quote"}"* || $shown == "$current"* ]] && COMPREPLY+=("$shown")
                done
            }

            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} level=\(name.shellQuoted) asks index word
                local -a names options values choices given known
                \(function)_level "$level"
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    if [[ $word == -- ]]; then
                        options=()
                        ((${#names[@]})) || break
                    elif \(function)_has "$word" "${values[@]}"; then
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
                    \(function)_reply "${choices[@]}"
                elif ((index == COMP_CWORD && ${#options[@]})) && [[ $current == -* ]]; then
                    \(function)_reply "${options[@]}"
                elif ((index == COMP_CWORD && ${#names[@]})); then
                    \(function)_reply "${names[@]}"
                else
                    if ((index <= COMP_CWORD)) && [[ -n $asks ]]; then
                        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == = ]] || given+=("$word"); done
                        while IFS= read -r word; do known+=("$word"); done \\
                            < <("${COMP_WORDS[0]}" --complete-next "${given[@]}" 2>/dev/null)
                    fi
                    if ((${#known[@]})); then
                        \(function)_reply "${known[@]}"
                    else
                        compopt -o filenames 2>/dev/null
                        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
                    fi
                fi
            }

            complete -F \(function) \(name.shellQuoted)

            """
    }
}
