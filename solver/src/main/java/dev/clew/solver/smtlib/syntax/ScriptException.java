package dev.clew.solver.smtlib.syntax;

/**
 * A script that does not follow the language, or uses a part of it that is not supported.
 *
 * <p>The message is one line: {@code FILE:line:column: what, expected …}.
 */
public final class ScriptException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is quoted from a script can be of any length. */
  private static final int LONGEST = 300;

  private final String file;
  private final int line;
  private final int column;
  private final String what;
  private final String expected;

  /**
   * @param what what is wrong, as a clause
   * @param expected what would have been right, or empty when nothing helpful can be said
   */
  public ScriptException(ScriptPosition position, String what, String expected) {
    super(
        position + ": " + line(what) + (expected.isEmpty() ? "" : ", expected " + line(expected)));
    this.file = position.file();
    this.line = position.line();
    this.column = position.column();
    this.what = line(what);
    this.expected = line(expected);
  }

  /** Literals and names in bars may hold line ends and other control characters. */
  private static String line(String text) {
    String start = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    return start.replaceAll("\\p{Cntrl}+", " ");
  }

  /** A part of SMT-LIB that a script may use but Clew does not know. */
  public static ScriptException notSupported(ScriptPosition position, String what) {
    return new ScriptException(position, what + " not supported", "");
  }

  public String file() {
    return file;
  }

  /** From 1. */
  public int line() {
    return line;
  }

  /** From 1, in characters. */
  public int column() {
    return column;
  }

  public String what() {
    return what;
  }

  /** Empty when nothing helpful can be said. */
  public String expected() {
    return expected;
  }
}
