package dev.clew.examples;

/** The heart of a binary search, as libraries had it for years. */
public final class Search {

  private Search() {}

  /** The middle of a range, except that the sum can overflow. */
  public static int middle(int low, int high) { // paths 4
    if (low < 0 || high < low) {
      // throws IllegalArgumentException "no range" 2: low < 0 || high < low
      throw new IllegalArgumentException("no range");
    }
    int middle = (low + high) / 2;
    if (middle < low) {
      // throws IllegalStateException "out of range" 1: low + high < 0
      throw new IllegalStateException("out of range");
    }
    return middle; // returns 1: low + high >= 0
  }

  /** The same, mended. */
  public static int mendedMiddle(int low, int high) { // paths 3
    if (low < 0 || high < low) {
      // throws IllegalArgumentException "no range" 2: low < 0 || high < low
      throw new IllegalArgumentException("no range");
    }
    int middle = low + (high - low) / 2;
    if (middle < low) {
      throw new IllegalStateException("out of range"); // throws IllegalStateException 0
    }
    return middle; // returns 1: 0 <= low && low <= high
  }

  /** Where a value is among at most three sorted ones; -1 if it is not there. */
  public static int find(int[] sorted, int wanted) { // paths 12
    // throws NullPointerException 1: sorted == null
    if (sorted.length > 3) {
      // throws IllegalArgumentException "more than three" 1: sorted.length > 3
      throw new IllegalArgumentException("more than three");
    }
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      // throws ArrayIndexOutOfBoundsException 0
      if (sorted[middle] == wanted) {
        return middle; // returns 3: sorted.length > 0
      }
      if (sorted[middle] < wanted) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1; // returns 7
  }
}
