#!/usr/bin/env bash
# Gives apps what the runtime has: a relative link under templates/app for each of its files, and none that leads nowhere.
# Files with a template of their own, and those that only luca has, get none.
set -euo pipefail
cd "$(dirname "$0")/.."
git() { command git -c safe.directory='*' "$@"; }

find templates/app -type l ! -exec test -e {} \; -print -delete
git ls-files --cached --others --exclude-standard -- Sources Tests .swift-format | while read -r file; do
    case "$file" in */Scaffold/* | Sources/luca/*) continue ;; esac
    link="templates/app/$file"
    [ -f "$file" ] && [ ! -e "$link" ] || continue
    mkdir -p "$(dirname "$link")"
    ln -s "$(printf '%s' "$link" | sed -E 's|[^/]+/|../|g; s|[^/]*$||')$file" "$link"
    echo "$link"
done
