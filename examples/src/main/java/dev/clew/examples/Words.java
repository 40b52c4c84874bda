package dev.clew.examples;

/** Texts that depend on each other. */
public final class Words {

  private Words() {}

  /** What is known of a part is known of the same part when it is taken again. */
  public static int dependent(String s) { // paths 4
    // throws NullPointerException 1: s == null
    // throws StringIndexOutOfBoundsException 1: s.length() < 2
    if (s.substring(2).startsWith("abc")) {
      if (s.substring(2).startsWith("b")) {
        return 0; // returns 0
      }
      return 1; // returns 1: s.startsWith("abc", 2)
    }
    return 2; // returns 1: s.length() >= 2 && !s.startsWith("abc", 2)
  }

  /** The length decides. */
  public static boolean isShort(String s) { // paths 3
    if (s.length() < 4) { // throws NullPointerException 1: s == null
      return true; // returns 1: s.length() < 4
    }
    return false; // returns 1: s.length() >= 4
  }

  /** A text whose blanks are gone, and one that is the same. */
  public static int trimmed(String s, String t) { // paths 11
    int found = 0;
    if (s.startsWith(" ") && s.equals(t)) { // throws NullPointerException 1: s == null
      String trimmed = s.trim();
      if (trimmed.endsWith("ab")) {
        found = 1;
      } else if (!s.equals(t)) {
        found = 2;
      }
    }
    if (s.indexOf("a") == 5) {
      found += 10;
    }
    // returns 5: s.indexOf("a") == 5; returns 5: s.indexOf("a") != 5
    return found;
  }
}
