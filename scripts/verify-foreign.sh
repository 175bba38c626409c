#!/usr/bin/env bash
# Adds to projects that luca did not make, builds and tests them, and takes all of it back.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh

luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
fixtures="$PWD/Fixtures"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

git() { command git -c safe.directory='*' -c user.name=luca -c user.email=luca@example.com "$@"; }
is_clean() { [ -z "$(git status --porcelain)" ] || { git status --short; return 1; }; }

echo "Weather, made by hand in Xcode:"
cp -R "$fixtures/Weather" "$work/Weather"
cd "$work/Weather"
printf '.build/\n' >.gitignore
git init --quiet .
git add --all
git commit --quiet --message "As it was"
step "a whole feature is refused" exits 64 "$luca" new feature Note title:String -C Weather
step "the layers below, from the app's folder" "$luca" new feature Note title:String pinned:Bool 'due:Date?' token:UUID \
    'tags:[String]' 'status:todo|done' place:Place 'places:[Place]' price:Decimal --layers DataSource,Model -C Weather
step "another one" "$luca" new feature Trip name:String --layers DataSource,Model -C LocalPackage/Sources
step "all tests pass" swift test --package-path LocalPackage "${strict[@]}"
step "undo the one" "$luca" undo -C LocalPackage
step "undo the other" "$luca" undo -C LocalPackage
step "nothing is left of it" is_clean
