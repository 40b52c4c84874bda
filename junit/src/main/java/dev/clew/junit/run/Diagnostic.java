package dev.clew.junit.run;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a compiler says about a line.
 *
 * @param file as it was given to the compiler
 * @param lint the name of the warning, empty for an error
 */
record Diagnostic(String file, int line, String lint, String message) {

  private static final Pattern LINE =
      Pattern.compile("(.+\\.java):(\\d+): (error|warning): (?:\\[([\\w-]+)] )?(.*)");

  /** The only lint whose warnings do not tell its name, and which {@code all} does not silence. */
  private static final String AUXILIARY = "auxiliary class ";

  boolean isError() {
    return lint.isEmpty();
  }

  static List<Diagnostic> parse(String output) {
    List<Diagnostic> found = new ArrayList<>();
    for (String line : output.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        boolean isError = matcher.group(3).equals("error");
        found.add(
            new Diagnostic(
                matcher.group(1),
                Integer.parseInt(matcher.group(2)),
                isError ? "" : lint(matcher.group(4), matcher.group(5)),
                matcher.group(5)));
      }
    }
    return found;
  }

  private static String lint(@Nullable String told, String message) {
    if (told != null) {
      return told;
    }
    return message.startsWith(AUXILIARY) ? "auxiliaryclass" : "all";
  }
}
