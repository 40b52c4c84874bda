package dev.clew.app.explore;

import dev.clew.engine.explore.limit.Bounds;
import java.util.List;

/**
 * A method with what exploring it must give.
 *
 * @param file the source's name, for messages
 * @param className as {@link Class#getName} has it
 * @param method its name, {@code <init>} for a constructor
 * @param line where it is declared
 * @param paths how many return or throw
 * @param cut codes of the bounds that cut the others
 * @param unsupported codes of what is not supported
 */
record Subject(
    String file,
    String className,
    String method,
    int line,
    Count paths,
    List<String> cut,
    List<String> unsupported,
    Bounds bounds,
    List<ExpectedEnding> endings) {

  /** An ending in its line. */
  record ExpectedEnding(int line, Directive.Ending ending) {}

  @Override
  public String toString() {
    return file.replace(".java", "")
        + (className.contains("$") ? "$" + nested() : "")
        + "."
        + method;
  }

  private String nested() {
    return className.substring(className.indexOf('$') + 1);
  }
}
