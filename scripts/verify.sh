#!/usr/bin/env bash
# Builds, tests and uses what luca generates: an app with eight features, one with every component, one of difficult names (with
# 'all' of every name that the tables take), then features in a copy of luca itself.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh
scripts/verify-app.sh
scripts/verify-components.sh
scripts/verify-names.sh "$@"
scripts/verify-faults.sh
scripts/verify-copy.sh "$@"
scripts/verify-foreign.sh
