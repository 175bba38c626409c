#!/usr/bin/env bash
# Formats luca's Swift files in place.
set -euo pipefail
cd "$(dirname "$0")/.."

swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks/Benchmarks Benchmarks/Bare
