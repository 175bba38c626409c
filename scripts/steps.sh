# Sourced by scripts that do one thing after another: a line for each step with its time, the whole output where one fails.

step() {
    local name="$1" log start status
    shift
    log="$(mktemp)"
    start=$SECONDS
    # Not in an `if`: there bash lets every command but the last one fail.
    set +e
    (set -euo pipefail; "$@") >"$log" 2>&1 </dev/null
    status=$?
    set -e
    if [ $status -eq 0 ]; then
        printf '  ok    %4ds  %s\n' $((SECONDS - start)) "$name"
        rm -f "$log"
        return
    fi
    printf '  FAIL  %4ds  %s\n' $((SECONDS - start)) "$name"
    sed 's/^/        /' "$log"
    rm -f "$log"
    exit 1
}

# Fails with the lines that should not be there.
nothing() {
    local lines
    lines="$(cat)"
    [ -z "$lines" ] || { echo "unexpected: $lines"; return 1; }
}

# Fails unless the command exits with this code.
exits() {
    local expected="$1" status=0
    shift
    "$@" || status=$?
    [ $status -eq "$expected" ] || { echo "exit code $status, not $expected: $*"; return 1; }
}

skip() {
    printf '  skip         %s\n' "$1"
}
