package dev.clew.cli;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What sources say of themselves: {@code // error SomeException} at the end of a line. */
final class Marks {

  private static final Pattern MARK = Pattern.compile("// error (endless loop|\\w+)$");

  private Marks() {}

  /** Each error as {@link Workbench#errors} has it. */
  static Set<String> errors(String file, String source) {
    List<String> lines = source.lines().toList();
    Set<String> marks = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        marks.add(file + ":" + (i + 1) + " " + mark.group(1));
      }
    }
    return marks;
  }
}
