package dev.clew.examples;

/** Amounts of money as people write them. */
public final class Amounts {

  private static final int MUCH = 100;

  private Amounts() {}

  /** What is wrong with a negative amount. */
  public static String check(String s) { // paths 1
    if (s.charAt(0) == '-' && !s.matches("-\\d+,\\d{3}")) {
      int comma = s.lastIndexOf(',');
      if (comma != -1) {
        int rest = Integer.parseInt(s.substring(comma + 1));
        if (rest >= MUCH) {
          return "much";
        }
        return "little";
      }
      return "no comma";
    }
    return "fine";
  }
}
