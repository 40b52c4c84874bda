package dev.clew.app.text;

import dev.clew.junit.SuiteReport;
import dev.clew.junit.run.Dropped;
import dev.clew.output.Results;
import dev.clew.replay.coverage.Coverage;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@code clew test} prints: a line a file, then how many tests there are and what they reach.
 */
final class SuiteText {

  private SuiteText() {}

  static Stream<String> lines(SuiteReport report, Results results) {
    Map<String, Long> byClass =
        report.kept().stream()
            .collect(
                Collectors.groupingBy(
                    SuiteReport.KeptTest::className, TreeMap::new, Collectors.counting()));
    Stream<String> files = report.files().stream().map(file -> line(file, byClass));
    List<String> untried = UntriedText.lines(results, /* isFirst= */ true);
    List<String> shortfalls = ShortfallText.lines(results, /* isFirst= */ true);
    return Stream.of(files, untried.stream(), shortfalls.stream(), Stream.of(summary(report)))
        .flatMap(each -> each);
  }

  private static String line(Path file, Map<String, Long> byClass) {
    String path = file.toString().replace('\\', '/');
    long tests =
        byClass.entrySet().stream()
            .filter(entry -> path.endsWith(entry.getKey().replace('.', '/') + ".java"))
            .mapToLong(Map.Entry::getValue)
            .max()
            .orElse(0);
    return file + ": " + tests + (tests == 1 ? " test" : " tests");
  }

  private static String summary(SuiteReport report) {
    Coverage.Counts reached = report.coverage();
    return report.written()
        + " tests written, "
        + report.kept().size()
        + " kept, "
        + report.superfluous().size()
        + " not needed, "
        + report.dropped().size()
        + " dropped"
        + reasons(report)
        + "; "
        + of(reached.lines())
        + " lines, "
        + of(reached.branches())
        + " branches";
  }

  private static String reasons(SuiteReport report) {
    Map<Dropped.Reason, Integer> counts = report.droppedByReason();
    return counts.isEmpty()
        ? ""
        : counts.entrySet().stream()
            .map(entry -> name(entry.getKey()) + " " + entry.getValue())
            .collect(Collectors.joining(", ", " (", ")"));
  }

  private static String name(Dropped.Reason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String of(Coverage.Count count) {
    return count.covered() + " of " + count.total();
  }
}
