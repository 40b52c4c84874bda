package dev.clew.solver.expr;

import dev.clew.solver.language.CharSet;

/** What an operator that trims takes away: which units, and at which ends. */
public record Trimming(CharSet blanks, boolean front, boolean back) {

  /** What {@code String.trim} takes away. */
  private static final CharSet CONTROLS = CharSet.range('\0', ' ');

  /** No code point beyond the units is white space. */
  private static final CharSet WHITESPACE = CharSet.where(Character::isWhitespace);

  /** What one of the four operators that trim takes away. */
  public static Trimming of(StringOp op) {
    return switch (op) {
      case TRIM -> new Trimming(CONTROLS, true, true);
      case STRIP -> new Trimming(WHITESPACE, true, true);
      case STRIP_LEADING -> new Trimming(WHITESPACE, true, false);
      case STRIP_TRAILING -> new Trimming(WHITESPACE, false, true);
      default -> throw new IllegalArgumentException(op + " trims nothing");
    };
  }
}
