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
step "a store is refused" exits 64 "$luca" new store Alert -C LocalPackage
step "all tests pass" builds
for _ in 1 2 3 4; do undo; done
step "nothing is left of it" is_clean

echo "Budget, with other habits:"
begin Budget
step "a client" "$luca" new client Mail -C LocalPackage
step "another one" "$luca" new client Audio -C LocalPackage
step "an entity" "$luca" new entity Coin 'name:String' value:Decimal -C LocalPackage
step "its lines begin with tabs" grep -q "^$(printf '\t')public var value: Decimal$" LocalPackage/Sources/DataSource/Entities/Coin.swift
step "all tests pass" builds
step "remove a client from between" "$luca" remove client Mail -C LocalPackage
for _ in 1 2; do undo; done
step "nothing is left of it" is_clean
