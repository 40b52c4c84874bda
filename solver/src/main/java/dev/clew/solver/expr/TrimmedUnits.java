package dev.clew.solver.expr;

import dev.clew.solver.language.CharSet;

/** What an operator that trims takes away: which units, and at which ends. */
public record TrimmedUnits(CharSet blanks, boolean front, boolean back) {

  /** What {@code String.trim} takes away. */
  private static final CharSet CONTROLS = CharSet.range('\0', ' ');

  /** No code point beyond the units is white space. */
  private static final CharSet WHITESPACE = CharSet.where(Character::isWhitespace);

  /** What one of the four operators that trim takes away. */
  public static TrimmedUnits of(StringOp op) {
    return switch (op) {
      case TRIM -> new TrimmedUnits(CONTROLS, true, true);
      case STRIP -> new TrimmedUnits(WHITESPACE, true, true);
      case STRIP_LEADING -> new TrimmedUnits(WHITESPACE, true, false);
      case STRIP_TRAILING -> new TrimmedUnits(WHITESPACE, false, true);
      default -> throw new IllegalArgumentException(op + " trims nothing");
    };
  }
}
