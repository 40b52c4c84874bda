package dev.clew.examples;

/** What 32 bits do to arithmetic. */
public final class Numbers {

  private Numbers() {}

  public static int absolute(int x) { // paths 2
    if (x < 0) {
      return -x; // returns 1: x < 0
    }
    return x; // returns 1: x >= 0
  }

  /** Where a hash code goes. The absolute value of one of them is negative. */
  public static int bucket(int hash, int buckets) { // paths 4
    if (buckets <= 0) {
      // throws IllegalArgumentException "no buckets" 1: buckets <= 0
      throw new IllegalArgumentException("no buckets");
    }
    int bucket = absolute(hash) % buckets;
    if (bucket < 0) {
      // throws IllegalStateException "no such bucket" 1: hash == Integer.MIN_VALUE
      throw new IllegalStateException("no such bucket");
    }
    return bucket; // returns 2: buckets > 0
  }

  /** No number is greater than its square, but for those whose square overflows. */
  public static boolean isGreaterThanItsSquare(int x, int y) { // paths 3
    if (x > y) {
      if (y == x * x) {
        return true; // returns 1: x > y && y == x * x
      }
    }
    return false; // returns 2
  }

  /** A positive number has a positive cube, in mathematics. */
  public static void cube(int x, int y) { // paths 6
    if (x * x * x > 0) {
      if (x > 0 && y == 10) {
        // throws IllegalStateException "as planned" 1: x > 0 && y == 10
        throw new IllegalStateException("as planned");
      }
    } else {
      if (x > 0 && y == 20) {
        // throws IllegalStateException "impossible" 1: x > 0 && x * x * x <= 0 && y == 20
        throw new IllegalStateException("impossible");
      }
    }
  } // returns 4
}
