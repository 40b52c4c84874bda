package dev.clew.examples;

/** Texts that depend on each other. */
public final class Words {

  private Words() {}

  /** What is known of a part is known of the same part when it is taken again. */
  public static int dependent(String s) { // paths 1
    if (s.substring(2).startsWith("abc")) {
      if (s.substring(2).startsWith("b")) {
        return 0;
      }
      return 1;
    }
    return 2;
  }

  /** The length decides. */
  public static boolean isShort(String s) { // paths 1
    if (s.length() < 4) {
      return true;
    }
    return false;
  }

  /** A text whose blanks are gone, and one that is the same. */
  public static int trimmed(String s, String t) { // paths 1
    int found = 0;
    if (s.startsWith(" ") && s.equals(t)) {
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
    return found;
  }
}
