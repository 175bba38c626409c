#!/usr/bin/env bash
# Installs luca into a temporary folder, moves it, and proves that it runs where there is no toolchain.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh

checkout="$PWD"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
work="$(cd "$work" && pwd -P)"

install_it() { DESTDIR="$work/stage" PREFIX=/usr scripts/install.sh; }
step "install" install_it
touch "$work/stage/usr/lib/luca/left-over" "$work/stage/usr/share/luca/templates/left-over"
step "install over an older version" install_it
no_remains() { find "$work/stage" -name left-over -o -name "*.new" | nothing; }
step "what the older version left is gone" no_remains

mkdir "$work/moved folder"
mv "$work/stage/usr" "$work/moved folder/prefix"
prefix="$work/moved folder/prefix"
luca="$prefix/bin/luca"

no_links_but_one() { [ "$(find "$prefix" -type l)" = "$luca" ]; }
step "no link but bin/luca" no_links_but_one

same_modes() { diff <(modes templates) <(modes "$prefix/share/luca/templates"); }
modes() { (cd "$1" && find -L . -type f -perm -100 | sort); }
step "executable files stay executable" same_modes

if [ "$(uname)" = Linux ]; then
    toolchain="$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift".*/\1/p')"

    # One line for each library: the loader's own account, with the folder that it found it in.
    loaded() { env -u LD_LIBRARY_PATH ldd "$prefix/lib/luca/luca"; }
    loads_nothing_else() {
        loaded >"$work/loaded"
        { grep -e "not found" -e "$toolchain/lib/swift" -e "$checkout" "$work/loaded" || true; } | nothing
        [ "$(grep -cF "$prefix/lib/luca/" "$work/loaded")" -ge "$(ls "$prefix/lib/luca" | grep -c '\.so')" ]
    }
    step "the loader finds all libraries, none in a toolchain" loads_nothing_else

    searches_nothing_else() {
        readelf -d "$prefix"/lib/luca/* | sed -n 's/.*R.*PATH.*\[\(.*\)\]/\1/p' | tr ':' '\n' >"$work/paths"
        grep -qx '$ORIGIN' "$work/paths"
        { grep -v '^\$ORIGIN' "$work/paths" || true; } | nothing
    }
    if command -v readelf >/dev/null; then
        step "the libraries search beside themselves only" searches_nothing_else
    else
        skip "the libraries search beside themselves only (needs readelf)"
    fi

    # /usr holds more than the toolchain where that was installed as a part of the system.
    hidden="$toolchain"
    [ "$toolchain" != /usr ] || hidden=/usr/lib/swift
    without_toolchain() {
        unshare $namespace bash -euo pipefail -c '
            mount -t tmpfs none "$1"
            mount -t tmpfs none "$2"
            [ -z "$(ls "$1")" ]
            cd "$3"
            "$4" --version
            "$4" new app Library
            cd Library
            "$4" new feature Note title:String pinned:Bool
            "$4" new feature Draft
            "$4" undo
        ' bash "$hidden" "$checkout" "$work" "$luca"
    }
    namespace=""
    for options in -m -rm; do
        unshare $options mount -t tmpfs none "$hidden" 2>/dev/null && namespace=$options && break
    done
    if [ -n "$namespace" ]; then
        step "makes an app and a feature where $hidden and $checkout are hidden" without_toolchain
    else
        skip "runs where the toolchain is hidden (no right to mount here: run it as root)"
    fi
fi

if [ ! -d "$work/Library" ]; then
    make_app() { cd "$work" && "$luca" new app Library && cd Library && "$luca" new feature Note title:String pinned:Bool; }
    step "makes an app and a feature" make_app
fi

app_builds() { (cd "$work/Library" && swift build --disable-index-store -Xswiftc -warnings-as-errors); }
step "the app builds" app_builds
app_runs() { (cd "$work/Library" && .build/debug/library note add Milk && .build/debug/library note list | grep Milk); }
export XDG_DATA_HOME="$work/data"
step "the app runs" app_runs

uninstall() { PREFIX="$prefix" scripts/uninstall.sh && find "$prefix" ! -type d | nothing; }
step "uninstall leaves no file" uninstall
