#!/usr/bin/env bash
# Adds features to a copy of this checkout with its own luca; builds, tests and uses them; then takes them back.
# LUCA_COPY names a folder for the copy, which then stays. With 'all' the generator's own tests run in it once more.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh

if [ -n "${LUCA_VERIFYING:-}" ]; then
    echo "verify-copy.sh runs in itself: a test of luca must not call it." >&2
    exit 1
fi
export LUCA_VERIFYING=1

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME="$work/data"
copy="${LUCA_COPY:-$work/luca}"
[ -d "$copy/.git" ] || scripts/copy.sh "$copy"
cd "$copy"

run() { swift run "${strict[@]}" luca "$@"; }
run_in_sub_folder() { (cd Sources/Model && run "$@"); }
built_in_sub_folder() { (cd Sources/Model && ../../.build/debug/luca "$@"); }
unchanged() { git status --porcelain --ignored | { grep -vx '!! .build/' || true; } | nothing; }

echo "A copy of luca:"
tree . >"$work/before"
step "luca runs" run --version
note=(new feature Note title:String 'body:String?' pinned:Bool)
dry_run() { changes_nothing run "$@" --dry-run; }
step "dry run of Note" dry_run "${note[@]}"
step "new feature Note, from a sub-folder" run_in_sub_folder "${note[@]}"
step "new feature Timer, with the luca that was built before" .build/debug/luca new feature Timer
if [ "${1:-}" = all ]; then
    step "all tests pass" swift test "${strict[@]}"
else
    # What makes code is tested in the checkout itself, and has not changed.
    generator="$(find Tests -path '*/Scaffold/*' -name '*Tests.swift' -exec basename {} .swift \; | paste -sd '|' -)"
    step "its tests and those of the features pass" swift test "${strict[@]}" --skip "\.($generator)/"
fi
again() { changes_nothing .build/debug/luca "$@"; }
step "Note again changes nothing" again "${note[@]}"
step "they are formatted" swift format lint --strict --parallel --recursive Package.swift Sources Tests
step "note add" run note add "Buy milk"
lists() { run note list | grep "Buy milk"; }
step "note list" lists
lists_in_sub_folder() { built_in_sub_folder note list | grep "Buy milk"; }
step "note list, from a sub-folder" lists_in_sub_folder
step "timer" run timer
helps() { run --help | grep -A 9 "YOUR FEATURES" | grep note; }
step "help lists your features" helps
step "undo Timer" .build/debug/luca undo
step "undo Note, from a sub-folder" built_in_sub_folder undo
step "the tree is as before" is_as "$work/before"
step "git status is clean" unchanged
