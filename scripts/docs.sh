#!/usr/bin/env bash
# Copies each example of the runtime into the page that links to it.
set -euo pipefail
cd "$(dirname "$0")/.."

work="$(mktemp)"
trap 'rm -f "$work"' EXIT
for page in docs/runtime/*.md; do
    example="$(sed -n 's|.*\[example\](\.\./\.\./\([^)]*\)).*|\1|p' "$page")"
    [ -f "$example" ] || { echo "$page links to no [example] that is there: $example"; exit 1; }
    EXAMPLE="$example" awk '
        /^```$/ { isCode = 0 }
        !isCode { print }
        /^```swift$/ {
            isCode = 1
            while ((getline line <ENVIRON["EXAMPLE"]) > 0) print line
        }
    ' "$page" >"$work"
    cmp -s "$work" "$page" || { cat "$work" >"$page" && echo "$page"; }
done
