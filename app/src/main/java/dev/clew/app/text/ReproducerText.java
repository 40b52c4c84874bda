package dev.clew.app.text;

import dev.clew.junit.SuiteReport;
import dev.clew.junit.run.Dropped;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is said of the tests that show errors and exploits: where they are, and which lack. */
public final class ReproducerText {

  /** More than a few are only counted. */
  private static final int FILES_NAMED = 3;

  private ReproducerText() {}

  /**
   * Lines without a table.
   *
   * @param what tests show: "error", "exploit"
   */
  public static List<String> lines(SuiteReport report, Path folder, String what) {
    List<String> lines = new ArrayList<>();
    if (report.files().size() > FILES_NAMED) {
      lines.add(
          "JUnit tests of the "
              + what
              + "s are in "
              + report.files().size()
              + " files in "
              + folder);
    } else {
      report.files().forEach(file -> lines.add("JUnit tests of the " + what + "s are in " + file));
    }
    for (Dropped each : report.dropped()) {
      if (each.reason() != Dropped.Reason.NO_TIME) {
        lines.add("no test shows " + each.of().target() + ": " + each.detail());
      }
    }
    int late = report.droppedByReason().getOrDefault(Dropped.Reason.NO_TIME, 0);
    if (late > 0) {
      String errors = late == 1 ? "one " + what : late + " " + what + "s";
      lines.add("no test shows " + errors + ": the time was up; --time-budget gives it more");
    }
    return lines;
  }
}
