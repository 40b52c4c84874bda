package dev.clew.solver.semantics;

/**
 * A term's value is a string that is too long to be held, or takes too long to be found; it has no
 * value then.
 */
public final class StringTooLong extends RuntimeException {

  /** The longest string that a term may have as its value; an input is never longer. */
  public static final int LONGEST = 1 << 26;

  private static final long serialVersionUID = 1L;

  StringTooLong(String what) {
    super(what + " would be too long a string", null, false, false);
  }
}
