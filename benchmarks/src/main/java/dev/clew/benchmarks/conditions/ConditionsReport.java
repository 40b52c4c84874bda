package dev.clew.benchmarks.conditions;

import static dev.clew.benchmarks.conditions.PathConditions.Competitor.CLEW;
import static dev.clew.benchmarks.conditions.PathConditions.Competitor.CLEW_WITH_CACHES;
import static dev.clew.benchmarks.conditions.PathConditions.Competitor.CVC5;
import static dev.clew.benchmarks.conditions.PathConditions.Competitor.Z3;

import dev.clew.benchmarks.conditions.PathConditions.Competitor;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Prints what came of the path conditions: a line for each, means, and whether all agree. */
record ConditionsReport(
    PrintStream out,
    List<PathCondition> conditions,
    Map<PathCondition, Map<Competitor, QueryTimings>> timings) {

  void print() {
    line(
        "| query | answer | Clew | by | with caches | cvc5 | there and back | Z3 |"
            + " there and back | times faster than the best |");
    line("|---|---|---|---|---|---|---|---|---|---|");
    conditions.forEach(this::row);
    mean("geometric mean, taken", conditions.stream().filter(PathCondition::isTaken).toList());
    mean("geometric mean, negated", conditions.stream().filter(c -> !c.isTaken()).toList());
    mean("geometric mean, all", conditions);
    List<String> disagreements =
        conditions.stream().filter(this::disagrees).map(this::answers).toList();
    line("%n%d disagreements, %d not decided by Clew", disagreements.size(), undecided());
    disagreements.forEach(out::println);
  }

  private QueryTimings of(PathCondition condition, Competitor competitor) {
    return timings.getOrDefault(condition, Map.of()).getOrDefault(competitor, new QueryTimings());
  }

  private void row(PathCondition condition) {
    QueryTimings clew = of(condition, CLEW);
    line(
        "| %s | %s | %,.0f | %s | %,.0f | %s | %s | %,.1f |",
        condition.name(),
        clew.answer(),
        clew.ownMicros(),
        clew.by(),
        of(condition, CLEW_WITH_CACHES).ownMicros(),
        worker(of(condition, CVC5)),
        worker(of(condition, Z3)),
        best(condition) / clew.ownMicros());
  }

  private static String worker(QueryTimings timings) {
    return timings.decided()
        ? String.format(Locale.ROOT, "%,.0f | %,.0f", timings.ownMicros(), timings.totalMicros())
        : timings.answer() + " | ";
  }

  /** The time of the best of cvc5 and Z3. */
  private double best(PathCondition condition) {
    return Stream.of(CVC5, Z3)
        .map(competitor -> of(condition, competitor))
        .filter(QueryTimings::decided)
        .mapToDouble(QueryTimings::ownMicros)
        .min()
        .orElse(Double.NaN);
  }

  private void mean(String title, List<PathCondition> some) {
    double clew = mean(some, c -> of(c, CLEW).ownMicros());
    double best = mean(some, this::best);
    line(
        "| %s | | %,.0f | | %,.1f | %,.0f | %,.0f | %,.0f | %,.0f | %,.1f |",
        title,
        clew,
        mean(some, c -> of(c, CLEW_WITH_CACHES).ownMicros()),
        mean(some, c -> of(c, CVC5).ownMicros()),
        mean(some, c -> of(c, CVC5).totalMicros()),
        mean(some, c -> of(c, Z3).ownMicros()),
        mean(some, c -> of(c, Z3).totalMicros()),
        best / clew);
    line("| %s, best of cvc5 and Z3 for each | | | | | %,.0f | | | | |", title, best);
  }

  private static double mean(List<PathCondition> some, ToDoubleFunction<PathCondition> micros) {
    double logarithms = some.stream().mapToDouble(micros).map(Math::log).average().orElse(0);
    return Math.exp(logarithms);
  }

  private boolean disagrees(PathCondition condition) {
    return Stream.of(Competitor.values())
        .anyMatch(competitor -> of(condition, competitor).contradicts(of(condition, CLEW)));
  }

  private String answers(PathCondition condition) {
    StringBuilder text = new StringBuilder(condition.name());
    for (Competitor competitor : Competitor.values()) {
      text.append(' ').append(competitor).append(' ').append(of(condition, competitor).answer());
    }
    return text.toString();
  }

  private long undecided() {
    return conditions.stream().filter(condition -> !of(condition, CLEW).decided()).count();
  }

  private void line(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
