#!/bin/sh
# Runs Clew on the Java track of a copy of SV-COMP's suite, in one warm JVM, and scores it as the contest does, folder by
# folder. Nothing of the suite is part of this repository: name a copy of your own.
#
#   benchmarks/svcomp.sh COPY [OPTION…]
#
# COPY is the suite's folder "java". Options: --property valid-assert|no-runtime-exception, --seconds N of processor time for a task (15),
# --part K/N for every N-th task by name, from the K-th on (from 0), --only REGEX for some names.
set -eu

[ $# -ge 1 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
copy=$(CDPATH='' cd -- "$1" && pwd -P)
shift
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
jar=$root/benchmarks/target/benchmarks.jar
[ -f "$jar" ] || mvn -q -B -ntp -f "$root/pom.xml" -Dbenchmarks -DskipTests -pl benchmarks -am package >&2
exec java -XX:+UseParallelGC -XX:TieredStopAtLevel=1 -cp "$jar" dev.clew.benchmarks.SvcompSuite "$copy" "$@"
