#!/usr/bin/env bash
# Breaks one thing at a time in a copy of this checkout, as .ci/sabotage/*.sh say, and proves that a check turns red.
# LUCA_COPY names a copy that exists already, with its build.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
copy="${LUCA_COPY:-$work/luca}"
[ -d "$copy/.git" ] || scripts/copy.sh "$copy"
scripts=("$PWD"/.ci/sabotage/*.sh)
cd "$copy"

tests() {
    swift test "${strict[@]}" --filter "$1" 2>&1 | tee "$work/tests" && ! grep "Test run with 0 tests" "$work/tests"
}
example() { swift build "${strict[@]}" --product luca && LUCA="$PWD/.build/debug/luca" scripts/example.sh --check --only-compare; }

# In a file, the first place that holds a text; both on one line.
replace() {
    local file="$1" old="$2" new="$3"
    grep -qF -- "$old" "$file" || { echo "$file no longer holds: $old"; exit 1; }
    OLD="$old" NEW="$new" awk '
        !done && (at = index($0, ENVIRON["OLD"])) {
            $0 = substr($0, 1, at - 1) ENVIRON["NEW"] substr($0, at + length(ENVIRON["OLD"]))
            done = 1
        }
        { print }
    ' "$file" >"$work/replaced"
    cat "$work/replaced" >"$file"
}

turns_red() {
    local output="$work/output" status=0
    "${check[@]}" >"$output" 2>&1 || status=$?
    cat "$output"
    [ $status -ne 0 ] || { echo "Nothing noticed: $title"; return 1; }
    grep -qE -- "$because" "$output" || { echo "It is red, but not because of: $because"; return 1; }
}

echo "Unbroken:"
for script in "${scripts[@]}"; do
    . "$script"
    step "${check[*]} is green" "${check[@]}"
done
echo "Broken:"
for script in "${scripts[@]}"; do
    . "$script"
    step "break: $title" sabotage
    step "${check[*]} is red" turns_red
    git checkout --quiet .
done
