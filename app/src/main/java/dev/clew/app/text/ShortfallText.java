package dev.clew.app.text;

import dev.clew.output.Results;
import dev.clew.output.Shortfall;
import dev.clew.output.text.SingleLine;
import java.util.ArrayList;
import java.util.List;

/** What {@code check} and {@code test} print of methods that were not covered: a line a cause. */
final class ShortfallText {

  private static final int MOST = 8;

  private ShortfallText() {}

  /**
   * No lines where every method was covered as a whole. Causes that left something of methods out,
   * and that nothing helps against, are only counted, unless there is no other.
   *
   * @param isFirst whether nothing is printed before
   */
  static List<String> lines(Results results, boolean isFirst) {
    List<Shortfall> all = Shortfall.of(results);
    List<Shortfall> shown = all.stream().filter(ShortfallText::isWorthALine).limit(MOST).toList();
    if (shown.isEmpty()) {
      shown = all.stream().limit(1).toList();
    }
    int hidden = all.size() - shown.size();
    List<String> lines = new ArrayList<>();
    if (!all.isEmpty()) {
      lines.add(isFirst ? "Not covered:" : "\nNot covered:");
    }
    shown.stream().map(ShortfallText::line).map(SingleLine::of).forEach(lines::add);
    if (hidden > 0) {
      lines.add(
          hidden + " more " + (hidden == 1 ? "cause is" : "causes are") + " in the results file");
    }
    return lines;
  }

  private static boolean isWorthALine(Shortfall cause) {
    return cause.untouched() > 0 || cause.hasRemedy();
  }

  private static String line(Shortfall cause) {
    int untouched = cause.untouched();
    int partial = cause.partial();
    String count =
        untouched == 0
            ? methods(partial) + " in part"
            : methods(untouched)
                + " not entered"
                + (partial == 0 ? "" : ", " + partial + " in part");
    return count + ": " + cause.text();
  }

  private static String methods(int count) {
    return count + (count == 1 ? " method" : " methods");
  }
}
