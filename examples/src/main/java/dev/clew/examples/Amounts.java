package dev.clew.examples;

/** Amounts of money as people write them. */
public final class Amounts {

  private static final int MUCH = 100;

  private Amounts() {}

  /** What is wrong with a negative amount. */
  public static String check(String s) { // paths 8
    // throws NullPointerException 1: s == null
    // throws StringIndexOutOfBoundsException 1: s.isEmpty()
    if (s.charAt(0) == '-' && !s.matches("-\\d+,\\d{3}")) {
      int comma = s.lastIndexOf(',');
      if (comma != -1) {
        // throws NumberFormatException 1: s.startsWith("-") && s.contains(",")
        int rest = Integer.parseInt(s.substring(comma + 1));
        if (rest >= MUCH) {
          return "much"; // returns 1: Integer.parseInt(s.substring(s.lastIndexOf(',') + 1)) >= 100
        }
        return "little"; // returns 1: Integer.parseInt(s.substring(s.lastIndexOf(',') + 1)) < 100
      }
      return "no comma"; // returns 1: s.startsWith("-") && !s.contains(",")
    }
    // returns 1: s.matches("-\\d+,\\d{3}"); returns 1: !s.startsWith("-")
    return "fine";
  }
}
