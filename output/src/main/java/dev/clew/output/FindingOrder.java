package dev.clew.output;

import dev.clew.output.Finding.Access;
import java.util.Comparator;
import java.util.regex.Pattern;

/**
 * The order in which somebody wants to read findings: errors, then what everybody can cause, then
 * what takes no null, then what nobody wanted.
 */
public final class FindingOrder {

  private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
  private static final Pattern NULL = Pattern.compile("\\bnull\\b");

  public static final Comparator<Finding> MOST_USEFUL_FIRST =
      Comparator.comparing((Finding finding) -> !finding.isError())
          .thenComparing(finding -> finding.access() != Access.PUBLIC)
          .thenComparing(FindingOrder::takesNull)
          .thenComparing(Finding::kind);

  private FindingOrder() {}

  /** Whether null is among what a call is given. */
  private static boolean takesNull(Finding finding) {
    return NULL.matcher(TEXT.matcher(finding.call()).replaceAll("")).find();
  }
}
