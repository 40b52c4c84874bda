package dev.clew.solver.smtlib.syntax;

/**
 * A word of a script.
 *
 * @param text without what only delimits it: quotes, bars, the colon, {@code #x} and {@code #b}
 */
public record ScriptToken(Kind kind, String text, ScriptPosition position) {

  /** What sort of word. */
  public enum Kind {
    LEFT,
    RIGHT,
    NUMERAL,
    DECIMAL,
    HEX,
    BINARY,
    STRING,
    /** A simple symbol, which may be a reserved word. */
    SYMBOL,
    /** A symbol between bars, which never is a reserved word. */
    QUOTED,
    KEYWORD,
    END
  }
}
