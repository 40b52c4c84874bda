#!/bin/sh
# Collects the files of public-sets.txt, a folder for each set, from copies of what is published:
#
#   cvc5-regress   github.com/cvc5/cvc5                         BSD-3-Clause
#   ostrich        github.com/uuverifiers/ostrich               BSD-3-Clause
#   regex          github.com/cdstanford/regex-smt-benchmarks   MIT
#   z3test         github.com/Z3Prover/z3test                   MIT
#   the others     SMT-LIB 2025, logics QF_S and QF_SLIA        CC-BY-4.0
#
# Usage: benchmarks/public-sets.sh COPIES FOLDER
# COPIES is a folder with these repositories and the unpacked release of SMT-LIB below it, in any arrangement. Files that are
# not found are named, and the script then ends with 1.
set -eu
[ $# -eq 2 ] || { sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//'; exit 2; }
copies=$1
folder=$2
list=$(dirname "$0")/public-sets.txt
all=$(mktemp)
trap 'rm -f "$all"' EXIT
find "$copies" -name '*.smt2' > "$all"
missing=0
grep -v '^#' "$list" | {
  while read -r set path; do
    found=$(grep -F -m 1 -e "/$path" "$all" || true)
    if [ -z "$found" ]; then
      echo "not found: $set $path" >&2
      missing=$((missing + 1))
      continue
    fi
    mkdir -p "$folder/$set"
    cp "$found" "$folder/$set/$(echo "$path" | sed 's|/|__|g')"
  done
  [ "$missing" -eq 0 ] || { echo "$missing files are missing" >&2; exit 1; }
}
