#!/usr/bin/env bash
# Refuses Swift that `scripts/format.sh` would write differently. Templates are linted as the code that they make.
set -euo pipefail
cd "$(dirname "$0")/.."

swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks/Benchmarks Benchmarks/Bare
