package dev.clew.benchmarks.graphs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** Answers in rows by size and answer, with times and rounds of interchange with numbers. */
final class GraphTable {

  private GraphTable() {}

  static List<String> rows(List<GraphAnswer> answers) {
    List<String> rows = new ArrayList<>();
    rows.add(
        line(
            "edges",
            "answer",
            "graphs",
            "avg ms",
            "median",
            "min",
            "max",
            "avg IC",
            "median IC",
            "max IC"));
    TreeMap<String, List<GraphAnswer>> groups = new TreeMap<>();
    for (GraphAnswer answer : answers) {
      String size = String.format(Locale.ROOT, "%2d", answer.edges());
      groups.computeIfAbsent(size + " " + answer.word(), any -> new ArrayList<>()).add(answer);
    }
    groups.forEach((name, group) -> rows.add(row(group, group.get(0).edges() + "", name)));
    rows.add(row(answers, "all", "   all"));
    return rows;
  }

  private static String row(List<GraphAnswer> group, String edges, String name) {
    double[] millis = group.stream().mapToDouble(GraphAnswer::millis).sorted().toArray();
    long[] rounds = group.stream().mapToLong(GraphAnswer::numericQueries).sorted().toArray();
    int middle = group.size() / 2;
    return line(
        edges,
        name.substring(name.indexOf(' ', 2) + 1),
        group.size(),
        number(group.stream().mapToDouble(GraphAnswer::millis).average().orElse(0)),
        number(millis[middle]),
        number(millis[0]),
        number(millis[millis.length - 1]),
        number(group.stream().mapToLong(GraphAnswer::numericQueries).average().orElse(0)),
        rounds[middle],
        rounds[rounds.length - 1]);
  }

  /** The slowest first. */
  static List<GraphAnswer> slowest(List<GraphAnswer> answers, int count) {
    return answers.stream()
        .sorted(Comparator.comparingDouble(GraphAnswer::millis).reversed())
        .limit(count)
        .toList();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static String line(Object... cells) {
    return String.format(Locale.ROOT, "%-6s %-10s %7s %9s %9s %9s %9s %9s %9s %9s", cells);
  }
}
