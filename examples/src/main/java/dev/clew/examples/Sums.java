package dev.clew.examples;

/** Sums with more parentheses than they need. */
public final class Sums {

  private static final int MOST = 3;

  private Sums() {}

  private static String rest(int n, int count, String operator) {
    StringBuilder parts = new StringBuilder();
    for (int i = 0; i < count && i < 2 * MOST; i++) {
      parts.append(operator).append(n - i).append("]");
    }
    return parts + " ";
  }

  /** A sum of a size. */
  public static String tricky(int n) { // paths 5
    if (n < 1 || n > MOST) {
      return ""; // returns 2: n < 1 || n > 3
    }
    StringBuilder opened = new StringBuilder();
    if (n * 2 < 2) {
      opened.append("(");
    }
    for (int i = 0; i < n * 2; i++) {
      opened.append("(");
    }
    String products = rest(n * 2 - 1, n - 1, "*").trim();
    String sums = rest(n * 2 - n, n * 2 - (n - 1), "+").trim();
    // returns 3: n >= 1 && n <= 3
    return opened.toString() + (n * 2) + (products + sums).replace(']', ')');
  }
}
