# Sourced by install.sh and uninstall.sh: where the prefix is, which some shells leave with its tilde.
prefix="${1:-${PREFIX:-/usr/local}}"
root="${DESTDIR:-}${prefix/#\~\//$HOME/}"
[ "${root#/}" != "$root" ] || root="$PWD/$root"
