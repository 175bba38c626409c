#!/usr/bin/env bash
# Copies this checkout into a new folder, as a repository of one commit that holds what is not committed here too.
set -euo pipefail
cd "$(dirname "$0")/.."

folder="$1"
git() { command git -c safe.directory='*' -c user.name=luca -c user.email=luca@localhost -c core.hooksPath=/dev/null "$@"; }

index="$(mktemp)"
trap 'rm -f "$index"' EXIT
cp "$(git rev-parse --git-path index)" "$index"
GIT_INDEX_FILE="$index" git add --all
tree="$(GIT_INDEX_FILE="$index" git write-tree)"

mkdir -p "$folder"
git archive "$tree" | tar -xf - -C "$folder"
cd "$folder"
git init --quiet
git add --all --force
git commit --quiet -m "The checkout as it is"
