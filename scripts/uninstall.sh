#!/usr/bin/env bash
# Removes what install.sh put under PREFIX (default /usr/local).
set -euo pipefail

root="${DESTDIR:-}${PREFIX:-/usr/local}"
rm -f "$root/bin/luca"
rm -rf "$root/lib/luca" "$root/share/luca"
echo "Removed luca from $root."
