#!/usr/bin/env bash
# Runs the tests of what threads share with Swift's thread sanitizer, or those that `--filter` names; all take minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=.build/thread
flags=(--scratch-path "$folder" --sanitize=thread -Xswiftc -index-ignore-system-modules)
mkdir -p "$folder"
if [ "$(uname)" = Linux ]; then
    clang -O1 -c scripts/sanitize-mutex.c -o "$folder/mutex.o"
    flags+=(-Xlinker "$folder/mutex.o")
fi

# Swift resumes a task in a library that the sanitizer does not see: the place of a continuation is used again.
printf 'race_top:%s\n' withUnsafeContinuation sScc6resume >"$folder/known"
export TSAN_OPTIONS="suppressions=$PWD/$folder/known"

shared='AsyncStreamBundle|VersionCell|Locked|AppStateClient|SQLiteDatabase|Task(Slot|Bag)|Composable|Following|TestStore|WaitUntil'
[ $# -gt 0 ] || set -- --filter "$shared"
swift test "${flags[@]}" "$@"
