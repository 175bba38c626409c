#!/usr/bin/env bash
# Puts difficult texts through every command of an app that verify-app.sh made: each comes back to the letter.
set -euo pipefail
shelf="$1"
required=(--begins 2026-01-02 --link https://swift.org --token 3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15)
ann='{"id":"3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15","name":"Ann","since":"2026-01-02T03:04:05Z"}'
long="$(printf '%10000s' '' | tr ' ' x)"

# A text, and what JSON makes of it.
texts=(
    $'line\nbreak' 'line\nbreak'
    $'carriage\r\nreturn' 'carriage\r\nreturn'
    $'tab\there' 'tab\there'
    $'escape\e[2J\a' 'escape\u001b[2J\u0007'
    'quo"te' 'quo\"te'
    "it's" "it's"
    '\n is no break' '\\n is no break'
    "'); DROP TABLE note;--" "'); DROP TABLE note;--"
    '" OR 1=1 --' '\" OR 1=1 --'
    '漢字とかな 한국어' '漢字とかな 한국어'
    $'👩‍👩‍👧‍👦 🇪🇺 e\u0301 ❤️' $'👩‍👩‍👧‍👦 🇪🇺 e\u0301 ❤️'
    '--title' '--title'
    '-x' '-x'
    '--' '--'
    '$(exit 1) `id` $HOME %s %n * ~' '$(exit 1) `id` $HOME %s %n * ~'
    'null' 'null'
    '[]' '[]'
    "$long" "$long"
)
# The same in a field that may be blank.
blanks=('' '' '  two before, one after ' '  two before, one after ' $' \n\t ' ' \n\t ')

fail() { printf '%s\n' "$@"; exit 1; }
# Whether JSON on standard input has a line with this field.
has() { grep -F -- "\"$1\" : \"$2\"" >/dev/null || fail "no $1 : $2"; }
# A table has a line for each row, and no control character but the line's end.
is_table() {
    ! LC_ALL=C grep -n $'[\x01-\x09\x0b-\x1f\x7f]' "$1" || fail "control characters in $1"
    [ "$(wc -l <"$1")" -eq "$2" ] || fail "$(wc -l <"$1") lines in $1, not $2"
}
work="$(mktemp -d)"
current=""
finish() {
    [ $? -eq 0 ] || printf 'with %q\n' "$current"
    rm -rf "$work"
}
trap finish EXIT
cd "$work"

round_trip() {
    local text="$1" json="$2" id other
    current="$text"
    id="$("$shelf" note add "${required[@]}" --body="$text" --tags "$text" --tags b -- "$text")"
    "$shelf" note show "$id" --json >shown
    has title "$json" <shown
    has body "$json" <shown
    grep -F -- "  \"$json\"," shown >/dev/null || fail "no such tag: $json"
    "$shelf" note show "$id" >card
    is_table card 25
    "$shelf" note list --json --title="$text" >found
    diff <(sed 's/^/  /' shown) <(sed '1d;$d' found)
    "$shelf" note list --json --body="$text" --search="$text" | diff found -
    "$shelf" note edit "$id" --title other --no-body --tags "$text"
    "$shelf" note edit "$id" --title="$text" --body "$text" --tags "$text" --tags b
    "$shelf" note show "$id" --json | diff shown -

    local customer="${ann%%Ann*}$json${ann##*Ann}"
    local parts=(--in "$customer" --payer "$customer" --stops "{\"city\":\"$json\"}")
    other="$("$shelf" order add "${parts[@]}" -- "$text")"
    "$shelf" order show "$other" --json >shown
    has title "$json" <shown
    has name "$json" <shown
    has city "$json" <shown
    "$shelf" order list --json --payer "$customer" --search "$text" | diff <(sed 's/^/  /' shown) <(sed '1d;$d')
    "$shelf" order edit "$other" --in "$ann" --no-payer --no-stops
    "$shelf" order edit "$other" "${parts[@]}"
    "$shelf" order show "$other" --json | diff shown -
}
for ((i = 0; i < ${#texts[@]}; i += 2)); do
    round_trip "${texts[i]}" "${texts[i + 1]}"
done

# A title is trimmed; a body is kept.
for ((i = 0; i < ${#blanks[@]}; i += 2)); do
    current="${blanks[i]}"
    id="$("$shelf" note add "${required[@]}" --body="${blanks[i]}" --mood good -- $'\n\t around ')"
    "$shelf" note show "$id" --json >shown
    has title around <shown
    has body "${blanks[i + 1]}" <shown
    [ "$i" -eq 4 ] || "$shelf" note list --json --body="${blanks[i]}" | has id "$id"
done

status=0
"$shelf" note add "${required[@]}" '' || status=$?
[ "$status" -eq 1 ] || fail "a title may be blank"

for feature in note order; do
    current="$feature"
    rows="$("$shelf" "$feature" list --json | grep -c '^    "id"')"
    "$shelf" "$feature" list >table
    is_table table $((rows + 1))
    "$shelf" "$feature" list --json >list.json
    sed -n 's/^    "id" : "\(.*\)",*$/\1/p' list.json | while read -r id; do "$shelf" "$feature" remove "$id" --yes; done
    [ "$("$shelf" "$feature" list --json | grep -c '"id"')" -eq 0 ] || fail "$feature remove left some"
    "$shelf" "$feature" import list.json
    "$shelf" "$feature" list --json | diff list.json -
done

# What no command line can hold.
current="NUL"
printf '[%s]' "$(sed '1d;$d' found | sed 's/"title" : ".*"/"title" : "a\\u0000b"/; s/"id" : ".*"/"id" : "00000000-0000-4000-8000-00000000000A"/')" >nul.json
"$shelf" note import nul.json
"$shelf" note list --json --search b | has title 'a\u0000b'
"$shelf" note list >table
! LC_ALL=C grep -n $'[\x01-\x09\x0b-\x1f\x7f]' table || fail "control characters in the table"
[ "$(tr -d -c '\0' <table | wc -c)" -eq 0 ] || fail "NUL in the table"
