#!/usr/bin/env bash
# Makes an app with one of every component in a temporary folder; builds, tests and lints it; then takes all of it back.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh

luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"

echo "An app of components:"
step "new app" "$luca" new app Parts
cd Parts
git init --quiet
git add --all
git -c user.name=a -c user.email=a@b commit --quiet --message "As it was made"
count=0
add() {
    dry_run() { changes_nothing "$luca" new "$@" --dry-run; }
    again() { changes_nothing "$luca" new "$@"; }
    step "dry run of $1 $2" dry_run "$@"
    step "new $1 $2" "$luca" new "$@"
    step "the same again changes nothing" again "$@"
    count=$((count + 1))
}
add client Weather
add client OpenMap
add entity Settings 'theme:light|dark=dark' city:String 'since:Date?' 'tags:[String]' share:Decimal home:URL id2:UUID
add entity Blank
add entity Default in:String 'blank:Blank?' 'all:[Settings]'
add repository Settings
add repository Diary
add service Weather
add service Tax
add store Weather
add store Cart
add command Weather
add command in
add feature Note title:String 'settings:Settings?' blank:Blank
add feature Timer
add client Late
add child NoteList Weather
add child Weather Cart
add child Cart NoteDetail
add child Cart NoteEditor
add child Cart Default
add child Timer Fresh
add child Root Fresh
step "they build" swift build "${strict[@]}"
step "all tests pass" swift test "${strict[@]}"
step "they are formatted" swift format lint --strict --parallel --recursive Package.swift Sources Tests
parts="$PWD/.build/debug/parts"
says() { [ "$("$parts" "$1" Hello)" = Hello ]; }
step "the commands run" says weather
step "also one whose name is a keyword" says in
refused() { changes_nothing exits "$@"; }
step "a suffix that luca adds is refused" refused 64 "$luca" new service TaxService
step "a command that hides another is refused" refused 64 "$luca" new command undo
step "a store that is not there is refused" refused 64 "$luca" new child Car Weather

echo "The way back:"
back() { for ((; count > 0; count--)); do "$luca" undo; done; }
step "undo, $count times" back
unchanged() { git status --porcelain --ignored | { grep -vx '!! .build/' || true; } | nothing; }
step "git status is clean" unchanged
