package dev.clew.benchmarks.conditions;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What one competitor answered to one query, again and again, and how long it took. */
final class QueryTimings {

  private final Set<String> answers = new LinkedHashSet<>();
  private final List<Double> own = new ArrayList<>();
  private final List<Double> total = new ArrayList<>();
  private String by = "";

  /**
   * Adds a measurement.
   *
   * @param own nanoseconds that the solver worked
   * @param total nanoseconds that the caller waited
   */
  void add(String answer, double own, double total) {
    answers.add(answer);
    this.own.add(own);
    this.total.add(total);
  }

  /** Forgets the times, not the answers: warm-up is over. */
  void restart() {
    own.clear();
    total.clear();
  }

  void decidedBy(String layer) {
    by = layer;
  }

  String by() {
    return by;
  }

  /** The answer; more than one word when it was not always the same. */
  String answer() {
    return String.join("/", answers);
  }

  /** Whether there was an answer, and never another one; it may have been too late at times. */
  boolean decided() {
    return answers.contains("sat") != answers.contains("unsat");
  }

  boolean contradicts(QueryTimings other) {
    return (answers.contains("sat") && other.answers.contains("unsat"))
        || (answers.contains("unsat") && other.answers.contains("sat"));
  }

  /** The median of the solver's own time, in microseconds. */
  double ownMicros() {
    return median(own);
  }

  /** The median of the time that the caller waited, in microseconds. */
  double totalMicros() {
    return median(total);
  }

  private static double median(List<Double> nanos) {
    List<Double> sorted = nanos.stream().sorted().toList();
    return sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2) / 1e3;
  }
}
