#!/usr/bin/env bash
# Measures luca and an application beside their bounds; see Benchmarks/README.md. Exits with 1 where one is twice its bound.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh

bench="$PWD/.build/bench"
mkdir -p "$bench"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

step "build luca" swift build -c release --disable-index-store --product luca
luca="$PWD/.build/release/luca"

app="$bench/Notes"
# In place, so that the next run compiles only what is new.
copy_example() {
    mkdir -p "$app"
    rm -rf "$app/Sources" "$app/Tests"
    cp -R Examples/Notes/. "$app"
    cp -R Benchmarks/Benchmarks Benchmarks/Bare "$app/Sources"
    cat >>"$app/Package.swift" <<'PACKAGE'

package.targets += [
    .executableTarget(name: "Bare"),
    .executableTarget(name: "Benchmarks", dependencies: ["Model", "DataSource"], swiftSettings: [.swiftLanguageMode(.v6)]),
]
PACKAGE
}
step "copy Examples/Notes" copy_example
step "build it with the benchmarks" swift build -c release --disable-index-store --package-path "$app"

project() {
    local folder="$1" name
    shift
    "$luca" new app Project -C "$scratch/$folder"
    for name in "$@"; do "$luca" new feature "$name" title:String pinned:Bool -C "$scratch/$folder/Project"; done
}
mkdir "$scratch/small" "$scratch/large"
names=(Ant Bee Cat)
step "a project with three features" project small "${names[@]}"
for number in {4..50}; do names+=("Animal$number"); done
step "a project with fifty features" project large "${names[@]}"

cookiecutter="$bench/cookiecutter/bin/cookiecutter"
install_cookiecutter() { python3 -m venv "$bench/cookiecutter" && "$bench/cookiecutter/bin/pip" install --quiet cookiecutter; }
if [ ! -x "$cookiecutter" ] && ! (install_cookiecutter) >/dev/null 2>&1 </dev/null; then
    skip "cookiecutter cannot be installed: there is no Python, or no network"
    cookiecutter=""
fi

echo
"$app/.build/release/Benchmarks" "$app/.build/release/Bare" "$luca" "$app/.build/release/notes" \
    "$scratch/small/Project" "$scratch/large/Project" "$scratch" "$PWD/Benchmarks/Cookiecutter" "$cookiecutter"
