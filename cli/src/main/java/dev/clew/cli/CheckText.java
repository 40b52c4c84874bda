package dev.clew.cli;

import dev.clew.engine.outcome.Site;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.output.UntriedPaths;
import dev.clew.output.text.TypeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What {@code clew check} prints: errors as a table, what else was refused, one line at the end.
 */
final class CheckText {

  private static final int WIDEST_COLUMN = 40;
  private static final String GAP = "  ";

  private CheckText() {}

  /** One line of a table. */
  private record Row(String exception, String place, String call) {}

  static Stream<String> lines(Results results) {
    List<Row> errors = rows(results, Finding::isError);
    List<Row> others = rows(results, finding -> !finding.isError());
    List<String> lines = new ArrayList<>();
    lines.addAll(table(errors));
    if (!others.isEmpty()) {
      lines.add(errors.isEmpty() ? "Not errors:" : "\nNot errors:");
      lines.addAll(table(others));
    }
    lines.addAll(UntriedText.lines(results, /* isFirst= */ lines.isEmpty()));
    if (!lines.isEmpty()) {
      lines.add("");
    }
    lines.addAll(NullPlacesText.lines(results));
    lines.add(summary(results, errors.size(), others.size()));
    return lines.stream();
  }

  /** A place that several targets lead to is shown once: for the first of them. */
  private static List<Row> rows(Results results, Predicate<Finding> wanted) {
    Map<String, Row> rows = new LinkedHashMap<>();
    for (TargetResult target : results.targets()) {
      for (Finding finding : findings(target)) {
        if (wanted.test(finding)) {
          String place = place(finding.site(), target);
          Row row = new Row(TypeNames.simple(finding.exception()), place, finding.call());
          rows.putIfAbsent(finding.exception() + "@" + finding.site(), row);
        }
      }
    }
    return List.copyOf(rows.values());
  }

  private static List<Finding> findings(TargetResult target) {
    return target.trials().map(Trials::findings).orElse(List.of());
  }

  private static String place(Site site, TargetResult target) {
    Optional<String> file = target.sourceOf(site);
    return file.isPresent() && site.line() >= 0
        ? file.get() + ":" + site.line()
        : site.className() + "." + site.method();
  }

  private static List<String> table(List<Row> rows) {
    int first = width(rows.stream().map(Row::exception));
    int second = width(rows.stream().map(Row::place));
    return rows.stream()
        .map(row -> pad(row.exception, first) + GAP + pad(row.place, second) + GAP + row.call)
        .toList();
  }

  private static int width(Stream<String> texts) {
    return Math.min(WIDEST_COLUMN, texts.mapToInt(String::length).max().orElse(0));
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String summary(Results results, int errors, int others) {
    List<Trials> trials =
        results.targets().stream().map(TargetResult::trials).flatMap(Optional::stream).toList();
    long confirmed = count(trials, State.CONFIRMED);
    long diverged = count(trials, State.DIVERGED);
    long untried = UntriedPaths.of(results).stream().mapToLong(UntriedPaths::count).sum();
    String text =
        number(errors, "error")
            + (others == 0 ? "" : ", " + others + (others == 1 ? " other" : " others"))
            + " in "
            + number(results.targets().size(), "method")
            + "; "
            + number(confirmed, "path")
            + " confirmed";
    return text
        + (diverged == 0 ? "" : ", " + diverged + " diverged")
        + (untried == 0 ? "" : ", " + untried + " could not be tried")
        + "; "
        + covered(trials);
  }

  private static String covered(List<Trials> trials) {
    int covered = trials.stream().mapToInt(each -> each.branches().covered()).sum();
    int total = trials.stream().mapToInt(each -> each.branches().total()).sum();
    int lines = trials.stream().mapToInt(each -> each.lines().covered()).sum();
    int allLines = trials.stream().mapToInt(each -> each.lines().total()).sum();
    return lines + " of " + allLines + " lines, " + covered + " of " + total + " branches";
  }

  private static long count(List<Trials> trials, State state) {
    return trials.stream().mapToLong(each -> each.count(state)).sum();
  }

  private static String number(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
