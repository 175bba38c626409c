#!/usr/bin/env bash
# Runs luca's tests with warnings as errors; `scripts/test.sh --filter Wiring` runs some of them.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/strict.sh

swift test --scratch-path "$strict_folder" "${strict[@]}" "$@"
