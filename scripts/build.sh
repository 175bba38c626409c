#!/usr/bin/env bash
# Builds luca with warnings as errors, in .build/strict.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/strict.sh

swift build --scratch-path "$strict_folder" "${strict[@]}" "$@"
