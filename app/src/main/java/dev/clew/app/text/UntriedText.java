package dev.clew.app.text;

import dev.clew.output.Obstacle;
import dev.clew.output.Results;
import dev.clew.output.UntriedPaths;
import dev.clew.output.text.SingleLine;
import java.util.ArrayList;
import java.util.List;

/** What {@code check} and {@code test} print of paths that could not be tried: a line a cause. */
final class UntriedText {

  private UntriedText() {}

  /**
   * No lines where everything was tried, but for want of time: methods that lack time are listed
   * with what was not covered.
   *
   * @param isFirst whether nothing is printed before
   */
  static List<String> lines(Results results, boolean isFirst) {
    List<String> lines = new ArrayList<>();
    for (UntriedPaths each : UntriedPaths.of(results)) {
      if (each.obstacle() == Obstacle.NO_TIME) {
        continue;
      }
      if (lines.isEmpty()) {
        lines.add(isFirst ? "Not tried:" : "\nNot tried:");
      }
      lines.add(SingleLine.of(line(each)));
    }
    return lines;
  }

  private static String line(UntriedPaths paths) {
    return paths.count()
        + (paths.count() == 1 ? " path: " : " paths: ")
        + paths.detail()
        + (paths.hasOthers() ? ", and the like" : "")
        + (paths.remedy().isEmpty() ? "" : "; " + paths.remedy());
  }
}
