package dev.clew.app.text;

import dev.clew.engine.outcome.FoundBy;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Finding;
import dev.clew.output.FindingOrder;
import dev.clew.output.Obstacle;
import dev.clew.output.Results;
import dev.clew.output.Shortfall;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.output.UntriedPaths;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What {@code clew check} prints: errors as a table, what else was thrown, what was not covered,
 * and one line at the end.
 */
final class CheckText {

  private static final int WIDEST_COLUMN = 40;

  /** What is no error is shown as far as one screen goes; the results file has the rest. */
  private static final int MOST_OTHERS = 10;

  private CheckText() {}

  /** A finding, and the target that it is shown for. */
  private record Row(Finding finding, TargetResult target) {
    FindingCells cells() {
      return FindingCells.of(finding, target.sourceOf(finding.site()));
    }
  }

  static Stream<String> lines(Results results) {
    List<Row> errors = rows(results, Finding::isError);
    List<Row> inside = rows(results, Finding::isLead);
    List<Row> others =
        rows(results, each -> !each.isError() && !each.isLead() && each.acceptance().isEmpty());
    List<String> lines = new ArrayList<>(table(errors));
    addBlock(lines, "Only the program itself does this (--errors with inside counts it):", inside);
    addBlock(lines, "Not errors:", others);
    lines.addAll(UntriedText.lines(results, /* isFirst= */ lines.isEmpty()));
    lines.addAll(ShortfallText.lines(results, /* isFirst= */ lines.isEmpty()));
    if (!lines.isEmpty()) {
      lines.add("");
    }
    lines.addAll(NullPlacesText.lines(results));
    lines.addAll(concrete(errors));
    lines.add(summary(results, errors.size(), inside.size() + others.size()));
    return lines.stream();
  }

  /** What the other hunter alone found. */
  private static List<String> concrete(List<Row> errors) {
    long found =
        errors.stream().filter(row -> row.target.foundBy(row.finding) == FoundBy.CONCRETE).count();
    return found == 0 ? List.of() : List.of(number(found, "error") + " by concrete runs alone");
  }

  private static List<Row> rows(Results results, Predicate<Finding> wanted) {
    return results.targets().stream()
        .flatMap(target -> target.findings().stream().map(finding -> new Row(finding, target)))
        .filter(row -> wanted.test(row.finding))
        .sorted(Comparator.comparing(Row::finding, FindingOrder.MOST_USEFUL_FIRST))
        .toList();
  }

  private static void addBlock(List<String> lines, String title, List<Row> rows) {
    if (!rows.isEmpty()) {
      lines.add(lines.isEmpty() ? title : "\n" + title);
      lines.addAll(table(rows.stream().limit(MOST_OTHERS).toList()));
      if (rows.size() > MOST_OTHERS) {
        lines.add("and " + (rows.size() - MOST_OTHERS) + " more in the results file");
      }
    }
  }

  private static List<String> table(List<Row> rows) {
    List<FindingCells> cells = rows.stream().map(Row::cells).toList();
    int first = width(cells.stream().map(FindingCells::exception));
    int second = width(cells.stream().map(FindingCells::place));
    return cells.stream()
        .map(
            row ->
                new FindingCells(pad(row.exception(), first), pad(row.place(), second), row.call()))
        .map(FindingCells::toString)
        .toList();
  }

  private static int width(Stream<String> texts) {
    return Math.min(WIDEST_COLUMN, texts.mapToInt(String::length).max().orElse(0));
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String summary(Results results, int errors, int others) {
    long confirmed = count(results, State.CONFIRMED);
    long diverged = count(results, State.DIVERGED);
    long late = untried(results, each -> each.obstacle() == Obstacle.NO_TIME);
    long untried = untried(results, each -> each.obstacle() != Obstacle.NO_TIME);
    String text =
        number(errors, "error")
            + known(results)
            + (others == 0 ? "" : ", " + others + (others == 1 ? " other" : " others"))
            + " in "
            + methods(results)
            + "; "
            + number(confirmed, "path")
            + " confirmed";
    return text
        + (diverged == 0 ? "" : ", " + diverged + " diverged")
        + (late == 0 ? "" : ", " + late + " had no time")
        + (untried == 0 ? "" : ", " + untried + " could not be tried")
        + "; "
        + covered(results);
  }

  private static String known(Results results) {
    long known = results.known().count();
    return known == 0 ? "" : ", " + known + " known";
  }

  private static long untried(Results results, Predicate<UntriedPaths> wanted) {
    return UntriedPaths.of(results).stream().filter(wanted).mapToLong(UntriedPaths::count).sum();
  }

  /** Methods that no call reached are none in which nothing was found. */
  private static String methods(Results results) {
    int all = results.targets().size();
    long entered = results.targets().stream().filter(Shortfall::isEntered).count();
    return entered == all
        ? number(all, "method")
        : entered + " of " + number(all, "method") + "; " + (all - entered) + " not entered";
  }

  private static String covered(Results results) {
    List<Trials> trials =
        results.targets().stream().map(TargetResult::trials).flatMap(Optional::stream).toList();
    int covered = trials.stream().mapToInt(each -> each.branches().covered()).sum();
    int total = trials.stream().mapToInt(each -> each.branches().total()).sum();
    int lines = trials.stream().mapToInt(each -> each.lines().covered()).sum();
    int allLines = trials.stream().mapToInt(each -> each.lines().total()).sum();
    return lines + " of " + allLines + " lines, " + covered + " of " + total + " branches";
  }

  private static long count(Results results, State state) {
    return results.targets().stream().mapToLong(each -> each.tally().count(state)).sum();
  }

  private static String number(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
