# Sourced by scripts that compare folders.

# A line for each file, link and folder below a folder: mode, checksum, path. Leaves out builds and git's own files.
tree() {
    (
        cd "$1"
        find . \( -name .build -o -name .git \) -prune -o ! -type l -exec ls -ld {} + | awk '{ print substr($1, 1, 10), $NF }'
        find . \( -name .build -o -name .git \) -prune -o -type f -exec cksum {} +
        find . \( -name .build -o -name .git \) -prune -o -type l -exec ls -ld {} + | sed 's/.* \.\//.\//'
    ) | LC_ALL=C sort -k 2
}

# Runs a command that must not change the folder at hand.
changes_nothing() {
    local before
    before="$(tree .)"
    "$@"
    diff <(echo "$before") <(tree .)
}

# The folder at hand must be as the tree in a file says.
is_as() {
    diff "$1" <(tree .)
}
