#!/usr/bin/env bash
# Makes an app of the names in Fixtures/Names that are marked with a +, or with 'all' of every one that luca takes; builds,
# tests, lints and uses it; then takes all of it back.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh

tables="$PWD/Fixtures/Names"
signs="*+${1:+ }"
luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME="$work/data"
cd "$work"

# What is asked for in the lines of a table that are built, or with 'answers' what comes of it.
asked() { sed -n "s/^[$signs] \(.*\) -> .*/\1/p" "$tables/$1.txt"; }
answers() { sed -n "s/^[$signs] .* -> \(.*\)/\1/p" "$tables/$1.txt"; }
# All types of features; an entity of such a name is built as one of these.
types() { { answers features; asked plurals; } | cut -d ' ' -f 1 | sort -u; }
mapfile -t entities < <(answers entities | sort -u | grep -vxFf <(types))
mapfile -t fields < <(asked fields)
app="$(signs='*' asked apps)"

echo "An app of names:"
step "new app $app" "$luca" new app "$app"
cd "$app"
tree . >"$work/new"
count=0
new() {
    step "new $*" "$luca" new "$@"
    count=$((count + 1))
}
for entity in "${entities[@]}"; do new entity "$entity" city:String; done

# Each has some of the fields, neighbours of the table in different ones, an entity, and the feature before it.
number=0
former=()
feature() {
    local type="$1" own=() index
    shift
    [ ! -e "Sources/DataSource/Repositories/${type}Repository.swift" ] || return 0
    for ((index = number; index < ${#fields[@]}; index += total)); do own+=("${fields[index]}"); done
    new feature "$@" "${own[@]}" "held:${entities[number % ${#entities[@]}]}?" ${former[@]+"${former[@]}"}
    # What has one of these cannot be held.
    case " ${own[*]}" in
        *" cell:"* | *" rawValue:"*) former=() ;;
        *) former=("former:[$type]?") ;;
    esac
    number=$((number + 1))
}
total="$(types | wc -l)"
while IFS= read -r name && read -r type _ <&3; do feature "$type" "$name"; done \
    < <(asked features) 3< <(answers features)
while read -r name plural; do feature "$name" "$name" ${plural:+--plural "$plural"}; done < <(asked plurals)

step "they build" swift build "${strict[@]}"
step "all tests pass" swift test "${strict[@]}"
lint() { step "they are formatted" swift format lint --strict --parallel --recursive Package.swift Sources Tests; }
# What names a type of more than 24 letters may be laid out otherwise.
[ $# -gt 0 ] || lint
program="$PWD/.build/debug/$(signs='*' answers apps | sed -n 's/.* //p')"
mapfile -t commands < <("$luca" list --json | sed -n 's/.*"command" : "\(.*\)".*/\1/p')
lists() {
    local command
    for command in "${commands[@]}"; do [ "$("$program" "$command" list)" = "" ] || return 1; done
}
step "${#commands[@]} commands list what they have" lists

back() { for ((; count > 0; count--)); do "$luca" undo; done; }
step "undo, $count times" back
step "the tree is as new app made it" is_as "$work/new"
