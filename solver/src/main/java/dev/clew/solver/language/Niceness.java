package dev.clew.solver.language;

/**
 * Which unit a reader would rather see in a generated string: small letters, digits, capital
 * letters, the blank, other printable ASCII, printable others, and only then the rest. The table is
 * fixed, so that an answer does not depend on the Unicode version of the running JDK.
 */
public final class Niceness {
  private static final char[] GRADES = {
    'a', 'z', '0', '9', 'A', 'Z', ' ', ' ', '!', '~', '\u00A1', '\u00AC', '\u00AE', '\u02FF',
    '\u0391', '\u03A1', '\u03A3', '\u03FF', '\u0400', '\u0481', '\u3041', '\u3096', '\u4E00',
    '\u9FA5', '\uAC00', '\uD7A3', '\u00A0', '\uD7FF', '\uE000', '\uFFFD', '\t', '\r', '\u0001',
    '\u009F', '\uD800', '\uDFFF', '\u0000', '\uFFFF'
  };

  private Niceness() {}

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

  /** The lowest unit of the nicest grade that the set touches; the set is not empty. */
  static char nicest(CharSet set) {
    for (int i = 0; i < GRADES.length; i += 2) {
      int at = set.intervalFrom(GRADES[i]);
      if (at < set.intervalCount() && set.lo(at) <= GRADES[i + 1]) {
        return set.lo(at) > GRADES[i] ? set.lo(at) : GRADES[i];
      }
    }
    throw new IllegalArgumentException("no unit in the empty set");
  }
}
