#!/usr/bin/env bash
# What luca leaves when it is killed, interrupted, or refused by the disk: the old tree or the new one.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh

luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
work="$(cd "$(mktemp -d)" && pwd -P)"
trap 'umount "$work/disk" 2>/dev/null || true; chmod -R u+rwx "$work" 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"

fields=(title:String pinned:Bool 'due:Date?')
# Only in the background: its process is luca's.
start() { exec "$luca" new feature Note "${fields[@]}" --quiet; }
new() { "$luca" new feature "$1" "${fields[@]}" --quiet; }
says() { grep -F -- "$1" || { echo "It does not say: $1"; return 1; }; }
within() { local count; for ((count = 0; count < 1000; count++)); do ! "$@" || return 0; sleep 0.002; done; return 1; }
works() { [ -e .luca-journal ] || [ -e .luca-journal-done ] || [ -e .luca/0001-feature-Note.json ]; }
moments() { local count; for ((count = 0; count < $1; count++)); do printf '0.0%02d\n' $((RANDOM % 40)); done; }
clean() { git status --porcelain | nothing; }

echo "Faults:"
"$luca" new app Shelf --quiet && cd Shelf
git init --quiet . && git add --all && git -c user.name=a -c user.email=a commit --quiet --message a
rm .luca/* && git add --all && git -c user.name=a -c user.email=a commit --quiet --message b
tree . >"$work/old"
new Note && tree . >"$work/new" && "$luca" undo --quiet

# Whatever it had done, the next run ends with the old tree.
killed() {
    local moment id
    for moment in $(moments 12); do
        start &
        id=$!
        within works && sleep "$moment"
        kill -KILL $id 2>/dev/null || true
        wait $id || true
        "$luca" undo --quiet
        is_as "$work/old" && clean
    done
}
step "kill -9 while it works, then luca undo" killed

ended() {
    local signal moment id status
    for signal in INT TERM HUP; do
        for moment in $(moments 4); do
            # Without it, what runs in the background never sees Ctrl-C.
            set -m
            start &
            id=$!
            set +m
            within works && sleep "$moment"
            kill -$signal $id 2>/dev/null || true
            status=0
            wait $id || status=$?
            case $status in
                0) is_as "$work/new" && "$luca" undo --quiet ;;
                130) is_as "$work/old" ;;
                # Before it began, or when it was done.
                129 | 143) is_as "$work/old" >/dev/null || { is_as "$work/new" && "$luca" undo --quiet; } ;;
                *) echo "exit code $status after SIG$signal"; return 1 ;;
            esac
            is_as "$work/old"
        done
    done
}
step "Ctrl-C, SIGTERM and SIGHUP while it works" ended

# Stopped in the middle, as a debugger would.
stop() {
    start &
    id=$!
    trap 'kill -KILL $id 2>/dev/null || true' EXIT
    within works && kill -STOP $id
    [ -e .luca-journal ] || { kill -CONT $id; wait $id; "$luca" undo --quiet; stop; }
}
second() {
    stop
    exits 3 new Tag 2>&1 | says "at work in $PWD (process $id: luca new feature Note title:String pinned:Bool 'due:Date?' --quiet)"
    exits 3 "$luca" undo --dry-run 2>&1 | says "Another luca is at work"
    kill -CONT $id && wait $id
    is_as "$work/new" && "$luca" undo --quiet && is_as "$work/old"
}
step "a second luca waits a little, then says who is at work" second

dry_run() {
    stop && kill -KILL $id && { wait $id || true; }
    changes_nothing "$luca" undo --dry-run 2>&1 | says "was killed before it was done. The next run that is no dry run"
    changes_nothing "$luca" --help
}
step "a dry run only tells of a killed one" dry_run
both() {
    "$luca" undo --quiet & first=$!
    "$luca" undo --quiet & second=$!
    wait $first && wait $second
    is_as "$work/old" && clean
}
step "two that find it: one puts things back" both

damaged() {
    stop && kill -KILL $id && { wait $id || true; }
    cp .luca-journal ../journal && head -c 100 ../journal >.luca-journal
    changes_nothing exits 65 new Tag 2>&1 | says "cannot be read"
    changes_nothing exits 65 "$luca" undo 2>&1 | says "then remove $PWD/.luca-journal"
    cp ../journal .luca-journal && "$luca" undo 2>&1 | says "Everything is as it was before it." || true
    is_as "$work/old"
}
step "a damaged journal is kept and named" damaged

edited() {
    stop && kill -KILL $id && { wait $id || true; }
    echo "// mine" >>Sources/DataSource/Entities/AppState.swift
    "$luca" undo --quiet
    [ "$(git diff | grep '^[-+][^-+]')" = "+// mine" ]
    git checkout --quiet . && is_as "$work/old"
}
step "what a person edits before the next run stays" edited

new_app() {
    local moment id
    mkdir ../apps && cd ../apps
    for moment in $(moments 5); do
        "$luca" new app deep/Tags --quiet &
        id=$!
        within test -e .deep.luca-journal -o -e deep/Tags/.luca/0001-app-Tags.json && sleep "0.$RANDOM"
        kill -KILL $id 2>/dev/null || true
        wait $id || true
        [ -e deep/Tags/.luca ] && [ ! -e .deep.luca-journal ] || "$luca" new app deep/Tags --quiet
        [ "$(ls -A)" = deep ] && find . -name "*.luca-*" | nothing
        (cd deep/Tags && "$luca" new feature Note title:String --quiet)
        rm -r deep
    done
}
step "new app, killed and started again" new_app

powerless() { "$@"; }
if [ "$(id -u)" -eq 0 ]; then powerless() { setpriv --bounding-set=-all --inh-caps=-all "$@"; }; fi
read_only() {
    local folder
    for folder in . Sources/Frontend/Commands Sources/DataSource/Entities Tests/ModelTests Tests/TestSupport; do
        chmod 555 "$folder"
        changes_nothing exits 74 powerless "$luca" new feature Note "${fields[@]}" 2>&1 | says "$folder"
        chmod 755 "$folder"
    done
    chmod 444 Sources/Model/Stores/Route.swift
    changes_nothing exits 74 new Note 2>&1 | says "Route.swift may not be read or changed."
    chmod 644 Sources/Model/Stores/Route.swift
    is_as "$work/old"
}
if powerless true 2>/dev/null; then
    step "folders and files that are read-only" read_only
else
    skip "folders that are read-only: the superuser may write all, and there is no setpriv"
fi

links() {
    mkdir ../elsewhere && mv Sources/Model/Stores ../elsewhere && ln -s "$work/elsewhere/Stores" Sources/Model/Stores
    changes_nothing exits 3 new Note 2>&1 | says "Sources/Model/Stores leads elsewhere"
    rm Sources/Model/Stores && mv ../elsewhere/Stores Sources/Model && is_as "$work/old"
}
step "a link that leaves the project" links

# With a little more room each time, until it is enough.
full() {
    local room status
    cp -R . "$work/disk/Shelf" && cd "$work/disk/Shelf" && rm -rf .git
    tree . >"$work/old"
    for ((room = 0; ; room += 12)); do
        rm -f ../rest && dd if=/dev/zero of=../rest bs=1k 2>/dev/null || truncate -s "-${room}k" ../rest
        status=0
        new Note 2>"$work/error" || status=$?
        [ $status -ne 0 ] || break
        says "the disk is full" <"$work/error"
        is_as "$work/old"
    done
    [ $room -gt 50 ] && "$luca" undo --quiet && is_as "$work/old"
}
mkdir "$work/disk"
if mount -t tmpfs -o size=3m tmpfs "$work/disk" 2>/dev/null; then
    step "a disk that fills up at one file after another" full
else
    skip "a full disk: this user may not mount one"
fi
