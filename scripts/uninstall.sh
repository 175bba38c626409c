#!/usr/bin/env bash
# Removes what install.sh put under a prefix: the argument, or PREFIX, or /usr/local.
set -euo pipefail
. "$(dirname "$0")/prefix.sh"

rm -f "$root/bin/luca"
rm -rf "$root/lib/luca" "$root/share/luca"
echo "Removed luca from $root."
