#!/bin/sh
# Runs `clew strings` on the injection cases of a copy of OWASP Benchmark 1.2, SpotBugs with FindSecBugs beside it,
# and prints how each did. Nothing of the benchmark is part of this repository: name a copy of your own.
#
#   benchmarks/owasp.sh COPY [LAST]
#
# COPY is a checkout of the benchmark, LAST the highest number of a case to look at (all, if missing). Results are
# left in COPY/target/clew. Times are those of the processor. SECONDS_PER_CASE is the time of the clock that cases have
# on average; what is decided sooner takes less.
set -eu

[ $# -ge 1 ] || { sed -n '2,11s/^# \{0,1\}//p' "$0"; exit 2; }
copy=$(CDPATH='' cd -- "$1" && pwd -P)
last=${2:-99999}
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
work=$copy/target/clew
spotbugs=4.9.8
findsecbugs=1.14.0
seconds_per_case=${SECONDS_PER_CASE:-60} # more than a busy machine needs
mkdir -p "$work/classes" "$work/spotbugs" "$work/container"

echo "resolving class paths" >&2
mvn -q -B -f "$copy/pom.xml" dependency:build-classpath -Dmdep.includeScope=compile -Dmdep.outputFile="$work/cp" >&2
cat >"$work/spotbugs/pom.xml" <<POM
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId><artifactId>spotbugs</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>com.github.spotbugs</groupId><artifactId>spotbugs</artifactId><version>$spotbugs</version></dependency>
    <dependency><groupId>com.h3xstream.findsecbugs</groupId><artifactId>findsecbugs-plugin</artifactId><version>$findsecbugs</version></dependency>
  </dependencies>
</project>
POM
mvn -q -B -f "$work/spotbugs/pom.xml" dependency:build-classpath -Dmdep.outputFile="$work/spotbugs/cp" >&2

# The benchmark compiles against an API without resources; a container brings the real one.
cat >"$work/container/pom.xml" <<POM
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId><artifactId>container</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>javax.servlet</groupId><artifactId>javax.servlet-api</artifactId><version>4.0.1</version></dependency>
  </dependencies>
</project>
POM
mvn -q -B -f "$work/container/pom.xml" dependency:build-classpath -Dmdep.outputFile="$work/container/cp" >&2

echo "choosing and compiling cases" >&2
awk -F, -v last="$last" '$2 ~ /^(cmdi|ldapi|pathtraver|sqli|xpathi|xss)$/ && substr($1, 14) + 0 <= last + 0 { print $1 }' \
  "$copy/expectedresults-1.2.csv" >"$work/cases"
code=$copy/src/main/java/org/owasp/benchmark
{
  find "$code/helpers" "$code/service" -name '*.java'
  sed "s|.*|$code/testcode/&.java|" "$work/cases"
} >"$work/sources"
javac -nowarn -proc:none -g -d "$work/classes" -cp "$(cat "$work/cp")" @"$work/sources" 2>/dev/null

# The seconds of a processor that what was run so far has taken, with all that it started.
processor() {
  times >"$work/times"
  sed -n 2p "$work/times" | tr 'ms' '  ' | awk '{ printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }'
}

echo "clew on $(wc -l <"$work/cases") cases" >&2
processor >"$work/start"
for category in cmdi:command ldapi:ldap pathtraver:path sqli:sql xpathi:xpath xss:html; do
  name=${category%:*}
  awk -F, -v name="$name" 'NR == FNR { known[$1] = 1; next } $2 == name && $1 in known { print $1 }' \
    "$work/cases" "$copy/expectedresults-1.2.csv" >"$work/$name.cases"
  count=$(wc -l <"$work/$name.cases")
  [ "$count" -gt 0 ] || continue
  processor >"$work/begin"
  # shellcheck disable=SC2046 # one argument for each case
  "$root/clew" strings --quiet --sources web --sink-languages "${category#*:}" --no-report \
    --time-budget $((count * seconds_per_case + 20))s --out "$work/out/$name" \
    -cp "$work/classes:$copy/src/main/resources:$(cat "$work/container/cp"):$(cat "$work/cp")" \
    $(sed 's|.*|org.owasp.benchmark.testcode.&#doPost|' "$work/$name.cases") >"$work/$name.txt" || [ $? -eq 1 ]
  processor >"$work/now"
  echo "$name: $count cases, $(($(cat "$work/now") - $(cat "$work/begin"))) s" >&2
done
processor >"$work/middle"

echo "SpotBugs $spotbugs with FindSecBugs $findsecbugs" >&2
plugin=$(tr ':' '\n' <"$work/spotbugs/cp" | grep findsecbugs-plugin)
java -cp "$(cat "$work/spotbugs/cp")" edu.umd.cs.findbugs.FindBugs2 -effort:max -low -pluginList "$plugin" \
  -xml -output "$work/spotbugs.xml" -auxclasspath "$(cat "$work/cp")" -onlyAnalyze 'org.owasp.benchmark.testcode.*' \
  "$work/classes" >"$work/spotbugs.log" 2>&1 || {
  tail -n 20 "$work/spotbugs.log" >&2
  exit 1
}
processor >"$work/end"

java "$root/benchmarks/OwaspScore.java" "$copy/expectedresults-1.2.csv" "$work" "$last"
echo "seconds of a processor: clew $(($(cat "$work/middle") - $(cat "$work/start")))," \
  "SpotBugs $(($(cat "$work/end") - $(cat "$work/middle"))), $(wc -l <"$work/cases") cases"
