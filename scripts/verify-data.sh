#!/usr/bin/env bash
# What becomes of the data of Shelf, the app of verify-app.sh: scripts/verify-data.sh PROGRAM
set -euo pipefail
shelf="$1"
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/tree.sh

work="$(mktemp -d)"
trap 'umount "$work/disk" 2>/dev/null || true; chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
cd "$work"

add() { "$shelf" sheep add "$1" --data-dir "${2:-.}"; }
names() { "$shelf" sheep list --json --data-dir "${1:-.}" | sed -n 's/^ *"name" : "\(.*\)",*$/\1/p'; }
holds() { diff <(printf '%s\n' "$@") <(names); }
says() { grep -F -- "$1" || { echo "It does not say: $1"; return 1; }; }

echo "Its data:"
fifty() {
    local jobs=() number job
    for number in {1..50}; do
        add "$number" fifty &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do wait "$job"; done
    diff <(seq 50) <(names fifty | sort -n)
}
step "fifty that are added at once are all there" fifty

# A program that finds a database which is not its own, or not as it was, leaves it so, and does what needs no data.
refused() {
    local sentence="$1"
    changes_nothing exits 65 add Dolly 2>&1 | says "$sentence"
    changes_nothing exits 65 names 2>&1 | says "$sentence"
    changes_nothing "$shelf" sheep add --help --data-dir .
    changes_nothing exits 64 "$shelf" sheep add --data-dir .
}
bytes() { printf "$2" | dd of=shelf.sqlite bs=1 seek="$1" conv=notrunc; }
of() {
    mkdir "$1" && cd "$1" && cp ../fifty/shelf.sqlite .
    case "$1" in
        text) printf 'not a database %s\n' {1..1000} >shelf.sqlite ;;
        part) head -c 5000 ../fifty/shelf.sqlite >shelf.sqlite ;;
        later) bytes 60 '\0\0\0\143' ;;
        other) bytes 68 '\0\0\0\1' ;;
    esac
    refused "./shelf.sqlite$2"
}
step "a text is left as it is" of text ": file is not a database. Move the file away, or pass --data-dir."
step "a part of a database, too" of part ": database disk image is malformed. Move the file away"
step "that of a later version, too" of later " is from a later version (99). Update this program."
step "that of another program, too" of other " belongs to another program. Move the file away, or pass --data-dir."

powerless() { "$@"; }
if [ "$(id -u)" -eq 0 ]; then powerless() { setpriv --bounding-set=-all --inh-caps=-all "$@"; }; fi
try() { powerless "$shelf" sheep "$@" --data-dir .; }
locked_away() {
    mkdir away && cd away && add Dolly
    chmod 000 shelf.sqlite && exits 74 try list 2>&1 | says "./shelf.sqlite: unable to open database file: Permission denied."
    chmod 600 shelf.sqlite && chmod 500 . && exits 74 try add Shaun 2>&1 | says "./shelf.sqlite: attempt to write a readonly database."
    chmod 700 . && holds Dolly
}
if powerless true 2>/dev/null; then
    step "a file that may not be read, a folder that may not be written" locked_away
else
    skip "a file that may not be read: the superuser may read all, and there is no setpriv"
fi

in_use() {
    mkdir used && cd used && add Dolly
    sqlite3 shelf.sqlite "BEGIN IMMEDIATE" ".shell touch begun; sleep 6" &
    until [ -e begun ]; do sleep 0.1; done
    exits 74 add Shaun 2>&1 | says "./shelf.sqlite is being written by another program. Try again when it is done."
    holds Dolly
    wait && add Shaun && holds Dolly Shaun
}
if command -v sqlite3 >/dev/null; then
    step "a database that another program writes for longer than five seconds" in_use
else
    skip "a database that another program writes: there is no sqlite3 to write it"
fi

full() {
    cd disk && add Dolly
    head -c 2000000 /dev/zero >rest || true
    exits 74 add Shaun 2>&1 | says "./shelf.sqlite cannot be written: the disk is full. Make room. Nothing was changed."
    holds Dolly
    rm rest && add Shaun && holds Dolly Shaun
}
fills_up() {
    local long names=()
    long="$(seq -s ' ' 15000)"
    cd disk && rm -- *
    while names+=("${#names[@]} $long") && add "${names[-1]}" 2>../error; do :; done
    says "./shelf.sqlite cannot be written: the disk is full." <../error
    unset 'names[-1]'
    holds "${names[@]}"
}
mkdir disk
if mount -t tmpfs -o size=1m tmpfs disk 2>/dev/null; then
    step "a full disk" full
    step "a disk that fills up" fills_up
else
    skip "a full disk: this user may not mount one"
fi
