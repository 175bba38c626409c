#!/usr/bin/env bash
# Makes an app with eight features in a temporary folder; builds, tests, lints and uses it; then takes all of it back.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/steps.sh
. scripts/strict.sh
. scripts/tree.sh
scripts="$PWD/scripts"

verify_values="$PWD/scripts/verify-values.sh"
luca="${LUCA:-$PWD/$strict_folder/debug/luca}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME="$work/data"
cd "$work"

echo "An app:"
step "new app" "$luca" new app Shelf
cd Shelf
cat >Sources/DataSource/Entities/Address.swift <<'END'
/// Where somebody lives, as a person wrote it.
public struct Address: Codable, Equatable, Sendable {
    public var city: String
    public var street: String?

    public init(city: String, street: String? = nil) {
        self.city = city
        self.street = street
    }
}
END
cat >Sources/DataSource/Entities/Level.swift <<'END'
/// How urgent something is.
public enum Level: String, CaseIterable, Codable, Sendable {
    case low
    case `default` = "as usual"
}
END
tree . >"$work/new"
step "all tests pass" swift test "${strict[@]}"
shelf="$PWD/.build/debug/shelf"
step "it builds" swift build "${strict[@]}"
step "an unknown command is refused" exits 64 "$shelf" frobnicate

echo "Eight features:"
add() {
    dry_run() { changes_nothing "$luca" new feature "$@" --dry-run; }
    again() { changes_nothing "$luca" new feature "$@"; }
    step "dry run of $1" dry_run "$@"
    step "new feature $1" "$luca" new feature "$@"
    step "$1 again changes nothing" again "$@"
}
add Note title:String 'body:String?' pinned:Bool 'flagged:Bool?' count:Int 'rank:Int?' begins:Date 'ends:Date?' \
    ratio:Double 'share:Double?' price:Decimal 'cost:Decimal?' link:URL 'page:URL?' token:UUID 'other:UUID?' \
    blob:Data 'cover:Data?' 'state:todo|doing|done=todo' 'mood:good|bad?' 'tags:[String]' 'marks:[Int]?' \
    open:Bool=true size:Int=3
add Timer
add HTTPServer host:String 'port:Int?'
add Sheep name:String --plural Sheep
add Default in:String default:Int static:Bool
field() {
    again() { changes_nothing "$luca" new field "$@"; }
    step "new field of $1" "$luca" new field "$@"
    step "the same again changes nothing" again "$@"
}
field Default Type:String 'at:Date' 'self-made:yes|no?' 'list:[Int]'
step "new feature Customer" "$luca" new feature Customer name:String since:Date
lists=('flags:[Bool]' 'ratios:[Double]' 'prices:[Decimal]?' 'days:[Date]' 'links:[URL]?' 'keys:[UUID]' 'blobs:[Data]?'
    'moods:[good|bad]' 'names:[String]?')
step "new feature Pile" "$luca" new feature Pile "${lists[@]}"
add Order in:Customer 'payer:Customer?' title:String 'stops:[Address]' 'address:Address?' 'tags:[Customer]?' \
    level:Level 'levels:[Level]?'
step "they build" swift build "${strict[@]}"
step "all tests pass" swift test "${strict[@]}"
step "they are formatted" swift format lint --strict --parallel --recursive Package.swift Sources Tests
refused() { changes_nothing exits 64 "$luca" new feature "$@"; }
step "a misspelt type is refused" refused Book title:Strng
step "a misspelt entity is refused" refused Book owner:Custmer
step "an entity without an empty value is refused" refused Book address:Address
step "a name that the app has is refused" refused AppState

nothing_is_wrong() { changes_nothing "$luca" templates check; }
step "every template renders, and what comes of it is Swift" nothing_is_wrong
lists_all() { [ "$("$luca" list --json | grep -c '"command"')" = 8 ]; }
step "luca list has all eight" lists_all

echo "Their commands:"
required=(--begins 2026-01-02 --link https://swift.org --token 3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15)
step "note add" "$shelf" note add Milk "${required[@]}" --count 3 --pinned --tags a --tags b
value() { "$shelf" note list --json | sed -n "s/^ *\"$1\" : \"*\([^\",]*\)\"*,*$/\1/p"; }
values() { [ "$(value title) $(value count) $(value pinned)" = "$1" ]; }
step "note list --json" values "Milk 3 true"
id="$(value id)"
shows() { "$shelf" note show "$1" | grep "^title *$2$"; }
step "note show" shows "$id" Milk
step "note edit" "$shelf" note edit "$id" --title Bread --no-pinned
step "note edit did it" values "Bread 3 false"
step "note show finds it by the beginning of its id" shows "${id%%-*}" Bread
step "note add without a title is refused" exits 64 "$shelf" note add
step "note add with a count that is no number is refused" exits 64 "$shelf" note add A "${required[@]}" --count many
step "note show of none fails" exits 1 "$shelf" note show no-such-id
step "note remove asks, and here is nobody" exits 64 "$shelf" note remove "$id"
step "note remove --yes" "$shelf" note remove "$id" --yes
step "note remove did it" values "  "
round_trip() {
    "$shelf" note add Eggs "${required[@]}" --ends 2026-01-04 --price 0.10 --state doing --mood bad --tags a --body 'Six "fresh" ones'
    "$shelf" note list --json >list.json
    "$shelf" note remove "$(value id)" --yes
    "$shelf" note import list.json
    diff list.json <("$shelf" note list --json)
    rm list.json
}
step "note import takes what note list --json wrote" round_trip
# A change of another process arrives within a second, and Ctrl-C ends the watching.
watches() {
    local count
    # Without it, what runs in the background never sees Ctrl-C.
    set -m
    "$shelf" note list --watch --json >watched &
    watcher=$!
    trap 'kill $watcher 2>/dev/null || true' EXIT
    until [ -s watched ]; do sleep 0.01; done
    "$shelf" note add Water "${required[@]}"
    for ((count = 0; count < 100; count++)); do
        ! grep -q Water watched || break
        sleep 0.01
    done
    grep Water watched
    echo "${count}0 ms" >"$work/latency"
    kill -INT $watcher
    exits 130 wait $watcher
    rm watched
}
first_line() { "$shelf" note list --watch --json | head -1; }
step "note list --watch shows what another process adds" watches
printf '               after %s\n' "$(cat "$work/latency")"
step "note list --watch ends with its reader" exits 141 first_line
counts_up() { "$shelf" timer | grep 1; }
step "timer" counts_up
step "http-server add" "$shelf" http-server add localhost --port 80
step "sheep add" "$shelf" sheep add Dolly
step "default add" "$shelf" default add a --default 1 --static --type b --at 2026-01-02

echo "A field that comes later:"
field Sheep age:Int=3 'born:Date?' 'owner:Customer?' 'homes:[Address]'
step "it builds" swift build "${strict[@]}"
is_old() { "$shelf" sheep list --json | tr -d ' \n' | grep '"age":3,"homes":\[\],"id":"[^"]*","name":"Dolly"'; }
step "what was stored before has its default" is_old
step "sheep add" "$shelf" sheep add Molly --age 4 --born 2026-01-02 --homes '{"city":"Bern"}'

step "order add with half a customer is refused" exits 64 "$shelf" order add a --in '{"name":"Ann"}'
step "difficult texts come back to the letter" "$verify_values" "$shelf"

"$scripts/verify-data.sh" "$shelf"

echo "The way back:"
for feature in Timer Note Default; do step "remove $feature" "$luca" remove feature "$feature"; done
step "the rest builds" swift build "${strict[@]}"
for change in "field of Sheep" Order Pile Customer Sheep HTTPServer; do
    step "undo $change" "$luca" undo
done
step "the tree is as new app made it" is_as "$work/new"
