#!/bin/sh
# Whether results are the same, times aside, whoever computes them: runs `clew explore` and `clew check` over each of some
# classes with one thread, with two, without a cache and with a cold, a warm and a half warm one, and explores them on two and
# four executors of Spark, also with one of two killed in each of two runs. Prints a line for each run; ends with 1 if one differs.
#
# Usage: benchmarks/same-results.sh FOLDER CLASSES...
# FOLDER is for results and caches. CLASSES are jars or folders; their methods should need less than the time of a run.
# SAME_OPTIONS are options of all runs (--solver-timeout 60s: a busy machine decides less in the usual time), SAME_TIME is the
# time of each (300s), SAME_MASTERS are the masters to try, SAME_CLEW is what runs in the place of the launcher.
set -eu
[ $# -ge 2 ] || { sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//'; exit 2; }
clew=${SAME_CLEW:-$(dirname "$0")/../clew}
folder=$1
shift
time=${SAME_TIME:-300s}
masters=${SAME_MASTERS-local-cluster[2,1,1024] local-cluster[4,1,1024]}
failed=0

# What does not depend on how long something took, on who did it, and on what was known before.
plain() { # file
  jq -S 'del(.options, .summary.kept, .summary.queries, .summary.pruned) | del(.targets[].kept, .targets[].stats)' "$1"
}

# Runs Clew; the first run of a command is what the others are compared with.
run() { # name, command, arguments
  name=$1
  command=$2
  shift 2
  out=$folder/$number/$command-$name
  mkdir -p "$out"
  # shellcheck disable=SC2086 # several options may stand in one variable
  "$clew" "$command" --quiet --no-report --time-budget "$time" --out "$out" ${SAME_OPTIONS:---solver-timeout 60s} "$@" "$classes" \
    >"$out/printed" 2>"$out/log" &
  pid=$!
  case $name in *killed*) kill_executor "$pid" ;; esac
  code=0
  wait "$pid" || code=$?
  plain "$out/results.json" >"$out/plain.json" 2>/dev/null || :
  first=$folder/$number/$command-alone/plain.json
  if [ "$code" -lt 2 ] && cmp -s "$first" "$out/plain.json"; then
    echo "same       $classes: $command, $name"
  else
    echo "DIFFERENT  $classes: $command, $name (exit code $code, $out)"
    failed=1
  fi
}

# Ends one of a driver's executors as soon as there is one that has been there for a moment.
kill_executor() { # driver
  for _ in $(seq 300); do
    executor=$(pgrep -P "$1" -f CoarseGrainedExecutorBackend | head -n 1) || :
    if [ -n "$executor" ]; then
      sleep 3
      kill -9 "$executor" 2>/dev/null && return
    fi
    kill -0 "$1" 2>/dev/null || return 0
    sleep 0.2
  done
}

number=0
for classes in "$@"; do
  number=$((number + 1))
  rm -rf "${folder:?}/$number"
  for command in explore check; do
    [ $command = explore ] && hunt= || hunt="--hunt no"
    cache=$folder/$number/cache-$command
    # shellcheck disable=SC2086
    {
      run alone $command --jobs 1 --no-cache $hunt
      run jobs-2 $command --jobs 2 --no-cache $hunt
      run cold $command --jobs 1 --cache "$cache" $hunt
      run warm $command --jobs 1 --cache "$cache" $hunt
      find "$cache" -type f -size +0 | sort | awk 'NR % 2' | while read -r file; do rm -f "$file"; done
      run half-warm $command --jobs 1 --cache "$cache" $hunt
    }
  done
  for master in $masters; do
    run "$master" explore --jobs 1 --master "$master"
    run "$master-killed-1" explore --jobs 1 --master "$master"
    run "$master-killed-2" explore --jobs 1 --master "$master"
  done
done
exit $failed
