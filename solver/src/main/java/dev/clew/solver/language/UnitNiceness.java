package dev.clew.solver.language;

/**
 * Which unit a reader would rather see in a generated string: small letters, digits, capital
 * letters, the blank, other printable ASCII, printable others, and only then the rest. The table is
 * fixed, so that an answer does not depend on the Unicode version of the running JDK.
 */
public final class UnitNiceness {
  /** All units, as ranges that do not overlap, the nicest range first. */
  private static final char[] GRADES = {
    'a', 'z', '0', '9', 'A', 'Z', ' ', ' ', '!', '/', ':', '@', '[', '`', '{', '~', '\u00A1',
    '\u00AC', '\u00AE', '\u02FF', '\u0391', '\u03A1', '\u03A3', '\u03FF', '\u0400', '\u0481',
    '\u3041', '\u3096', '\u4E00', '\u9FA5', '\uAC00', '\uD7A3', '\u00A0', '\u00A0', '\u00AD',
    '\u00AD', '\u0300', '\u0390', '\u03A2', '\u03A2', '\u0482', '\u3040', '\u3097', '\u4DFF',
    '\u9FA6', '\uABFF', '\uD7A4', '\uD7FF', '\uE000', '\uFFFD', '\t', '\r', '\u0001', '\b',
    '\u000E', '\u001F', '\u007F', '\u009F', '\u0000', '\u0000', '\uD800', '\uDFFF', '\uFFFE',
    '\uFFFF'
  };

  private UnitNiceness() {}

  /** The nicest unit between two bounds, both included and in order. Constant time. */
  public static char nicest(char lo, char hi) {
    for (int i = 0; i < GRADES.length; i += 2) {
      char from = lo > GRADES[i] ? lo : GRADES[i];
      if (from <= hi && from <= GRADES[i + 1]) {
        return from;
      }
    }
    throw new IllegalArgumentException("bounds out of order: " + (int) lo + " > " + (int) hi);
  }

  /**
   * A number that is smaller for nicer units: the grade above the lowest 16 bits, the unit itself
   * below.
   */
  public static int rank(char unit) {
    int grade = 0;
    while (unit < GRADES[2 * grade] || unit > GRADES[2 * grade + 1]) {
      grade++;
    }
    return grade << 16 | unit;
  }

  /** The nicest unit of a set that is not empty. */
  static char nicest(CharSet set) {
    int found = next(set, -1);
    if (found < 0) {
      throw new IllegalArgumentException("no unit in the empty set");
    }
    return (char) found;
  }

  /**
   * The unit of the set that comes next in the order of niceness.
   *
   * @param after the {@link #rank} of the unit to start behind; -1 for the nicest of all
   * @return the unit, or -1 if none is left
   */
  public static int next(CharSet set, int after) {
    int start = after < 0 ? 0 : after >> 16;
    for (int grade = start; 2 * grade < GRADES.length; grade++) {
      int from = GRADES[2 * grade];
      if (after >= 0 && grade == start) {
        from = (after & 0xFFFF) + 1;
      }
      if (from <= GRADES[2 * grade + 1]) {
        int at = set.intervalFrom((char) from);
        if (at < set.intervalCount() && set.lo(at) <= GRADES[2 * grade + 1]) {
          return Math.max(set.lo(at), from);
        }
      }
    }
    return -1;
  }
}
