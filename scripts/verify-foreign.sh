#!/usr/bin/env bash
# Adds to projects that luca did not make, builds and tests them, and takes all of it back.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh

luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
fixtures="$PWD/Fixtures"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

git() { command git -c safe.directory='*' -c user.name=luca -c user.email=luca@example.com "$@"; }
is_clean() { [ -z "$(git status --porcelain)" ] || { git status --short; return 1; }; }

# A copy of a fixture, as somebody has committed it.
begin() {
    cp -R "$fixtures/$1" "$work/$1"
    cd "$work/$1"
    printf '.build/\n' >.gitignore
    git init --quiet .
    git add --all
    git commit --quiet --message "As it was"
}
builds() { swift test --package-path LocalPackage "${strict[@]}"; }
undo() { step "undo" "$luca" undo -C LocalPackage; }

echo "Weather, made by hand in Xcode:"
begin Weather
step "a whole feature is refused" exits 64 "$luca" new feature Note title:String -C Weather
step "the layers below, from the app's folder" "$luca" new feature Note title:String pinned:Bool 'due:Date?' token:UUID \
    'tags:[String]' 'status:todo|done' place:Place 'places:[Place]' price:Decimal --layers DataSource,Model -C Weather
step "another one" "$luca" new feature Trip name:String --layers DataSource,Model -C LocalPackage/Sources
step "a client" "$luca" new client Locale -C LocalPackage
step "an entity" "$luca" new entity Alert text:String level:Int 'until:Date?' token:UUID -C LocalPackage
step "a command is refused" exits 64 "$luca" new command alert -C LocalPackage
new() {
    dry_run() { changes_nothing "$luca" new "$@" --dry-run -C LocalPackage; }
    again() { changes_nothing "$luca" new "$@" -C LocalPackage; }
    step "dry run of $*" dry_run "$@"
    step "new $*" "$luca" new "$@" -C LocalPackage
    step "the same again changes nothing" again "$@"
}
new repository Alert
new repository Diary
new client Tide
new service Tide
new service Diary
new store Tide
new store Settings
new child Forecast Settings
new child Forecast Tide
new child Settings Map
step "stores end in nothing" grep -q "^public final class Settings: Composable {$" LocalPackage/Sources/Model/Stores/Settings.swift
step "all tests pass" builds
step "remove a child from between" "$luca" remove child Settings -C LocalPackage
step "they still pass" builds
for _ in $(seq 13); do undo; done
step "nothing is left of it" is_clean

echo "Budget, with other habits:"
begin Budget
step "a client" "$luca" new client Mail -C LocalPackage
step "another one" "$luca" new client Audio -C LocalPackage
step "an entity" "$luca" new entity Coin 'name:String' value:Decimal -C LocalPackage
new feature Bill title:String 'due:Date?' coin:Coin --layers DataSource,Model
new repository Receipt
new service Receipt
new store Receipt
new child Account Receipt
new child Receipt Scan
new child BillList Plain
step "its lines begin with tabs" grep -q "^$(printf '\t')public var value: Decimal$" LocalPackage/Sources/DataSource/Entities/Coin.swift
step "all tests pass" builds
step "remove a client from between" "$luca" remove client Mail -C LocalPackage
step "a feature that another change is made in is kept" exits 3 "$luca" remove feature Bill -C LocalPackage
undo
step "the feature that brought a client goes" "$luca" remove feature Bill -C LocalPackage
step "the client stays for whoever needs it" builds
for _ in $(seq 7); do undo; done
step "nothing is left of it" is_clean
