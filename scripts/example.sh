#!/usr/bin/env bash
# Makes Examples/Notes anew with this luca. With --check: proves that it is what luca makes, and that this builds and passes.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh

example="$PWD/Examples/Notes"
luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
[ -n "${LUCA:-}" ] || step "build luca" scripts/build.sh --product luca
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"

step "new app Notes" "$luca" new app Notes
cd Notes
step "new feature Note" "$luca" new feature Note title:String 'body:String?' pinned:Bool count:Int 'due:Date?'
step "new feature Timer" "$luca" new feature Timer

if [ "${1:-}" != --check ]; then
    rm -rf "$example"
    mkdir -p "$(dirname "$example")"
    cp -R "$work/Notes" "$example"
    echo "Made Examples/Notes. Commit it together with what changed it."
    exit
fi

# Of the modes only the owner's part: the rest is the umask of whoever cloned.
owner() { tree "$1" | sed 's/^\([-d]...\)....../\1/'; }
is_the_example() {
    diff -r --exclude .build "$example" "$work/Notes" && diff <(owner "$example") <(owner "$work/Notes") && return
    echo "Examples/Notes is not what luca makes. Run scripts/example.sh and commit the result."
    return 1
}
step "Examples/Notes is the same, byte for byte" is_the_example
[ "${2:-}" != --only-compare ] || exit 0
step "its tests pass" swift test "${strict[@]}"
step "it builds" swift build "${strict[@]}"
