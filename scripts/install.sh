#!/usr/bin/env bash
# Installs luca, the libraries it needs from the toolchain, and its templates
# under a prefix: the argument, or PREFIX, or /usr/local.
set -euo pipefail
umask 022
. "$(dirname "$0")/prefix.sh"
cd "$(dirname "$0")/.."

build=(-c release --product luca --disable-index-store --scratch-path .build/install -Xswiftc -no-toolchain-stdlib-rpath)
export LUCA_RELOCATABLE=1
swift build "${build[@]}"
program="$(swift build "${build[@]}" --show-bin-path)/luca"
toolchain="$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"

# What the loader takes from the toolchain for a program or library.
needed() {
    case "$(uname)" in
    Darwin) otool -L "$1" | sed -n 's|^[[:space:]]*@rpath/\([^ ]*\) .*|\1|p' ;;
    *) LD_LIBRARY_PATH="$toolchain/host:$toolchain/linux" ldd "$1" | sed -n "s|.* => $toolchain/[a-z]*/\([^ ]*\) .*|\1|p" ;;
    esac
}

bring() {
    local names name folder
    names="$(needed "$1")"
    for name in $names; do
        for folder in "$toolchain"/{host,linux,macosx}; do
            [ -e "$folder/$name" ] && [ ! -e "$new/$name" ] || continue
            cp -L "$folder/$name" "$new/"
            bring "$folder/$name"
        done
    done
}

# Made beside the old version, which stays whole until the new one takes its place.
mkdir -p "$root/bin" "$root/lib" "$root/share/luca"
new="$root/lib/luca.new"
rm -rf "$new" "$root/share/luca/templates.new"
mkdir "$new"
cp "$program" "$new/luca"
bring "$program"
cp -RL templates "$root/share/luca/templates.new"

rm -rf "$root/lib/luca" "$root/share/luca/templates"
mv "$new" "$root/lib/luca"
mv "$root/share/luca/templates.new" "$root/share/luca/templates"
ln -sfn ../lib/luca/luca "$root/bin/luca"
echo "Installed $root/bin/luca, with its libraries in $root/lib/luca and its templates in $root/share/luca."
