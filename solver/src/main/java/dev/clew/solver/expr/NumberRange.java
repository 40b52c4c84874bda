package dev.clew.solver.expr;

/**
 * Between which numbers the result of an operator on strings lies, for all arguments. Some limits
 * depend on how long the first argument can be.
 */
public enum NumberRange {
  /** Nothing is known, or the result is no number. */
  ANY,
  /** -1 for none, otherwise a natural number. */
  NATURAL_OR_NONE,
  /** How many units the first argument has. */
  UNITS_OF_FIRST,
  /** A position in the first argument or at its end; -1 for none. */
  POSITION_IN_FIRST,
  /** How many parts the first argument is cut into. */
  PARTS_OF_FIRST,
  /** The code of a unit. */
  UNIT,
  /** The code of a unit; -1 for none. */
  UNIT_OR_NONE,
  /** The value of a digit; -1 for none. */
  DIGIT_OR_NONE,
  /** The difference of two units, or of two lengths. */
  DIFFERENCE;

  /** Stands for no limit below. */
  public static final long NO_LEAST = Long.MIN_VALUE;

  /** Stands for no limit above. */
  public static final long NO_MOST = Long.MAX_VALUE;

  /** No result is smaller; {@link #NO_LEAST} where none is the smallest. */
  public long least() {
    return switch (this) {
      case ANY -> NO_LEAST;
      case UNITS_OF_FIRST, PARTS_OF_FIRST, UNIT -> 0;
      case NATURAL_OR_NONE, POSITION_IN_FIRST, UNIT_OR_NONE, DIGIT_OR_NONE -> -1;
      case DIFFERENCE -> -Integer.MAX_VALUE;
    };
  }

  /**
   * No result is larger; {@link #NO_MOST} where none is the largest.
   *
   * @param longest the first argument has at most so many units
   */
  public long most(long longest) {
    long units = Math.min(longest, Integer.MAX_VALUE);
    return switch (this) {
      case ANY, NATURAL_OR_NONE -> NO_MOST;
      case UNITS_OF_FIRST, POSITION_IN_FIRST -> units;
      case PARTS_OF_FIRST -> Math.min(units + 2, Integer.MAX_VALUE);
      case UNIT, UNIT_OR_NONE -> Character.MAX_VALUE;
      case DIGIT_OR_NONE -> Character.MAX_RADIX - 1L;
      case DIFFERENCE -> Integer.MAX_VALUE;
    };
  }
}
