package dev.clew.examples;

/** Whether something is wrong depends on what other methods return. */
public final class Calls {

  private Calls() {}

  /** The digits of a number without its sign. Zero is forgotten. */
  public static String hexAbs(int x) { // paths 3
    String result = null;
    if (x > 0) {
      result = Integer.toHexString(x);
    } else if (x < 0) {
      result = Integer.toHexString(-x);
    }
    return result.toUpperCase(); // returns 2: x != 0; throws NullPointerException 1: x == 0
  }

  private static boolean similar(int i, int target, int delta) {
    return target - delta <= i && target + delta >= i;
  }

  /** No number around one hundred is zero. */
  public static int farFromZero(int i) { // paths 3
    if (similar(i, 100, 10)) {
      return 10 / i; // returns 1: i >= 90 && i <= 110
    }
    return 0; // returns 2: i < 90 || i > 110
  }

  /** Among those around one there is zero. */
  public static int nearZero(int i) { // paths 4
    if (similar(i, 1, 10)) {
      return 10 / i; // returns 1: i != 0; throws ArithmeticException "/ by zero" 1: i == 0
    }
    return 0; // returns 2: i < -9 || i > 11
  }

  private static int answer(int v) {
    return v == 42 ? 1 : 0;
  }

  /** One question has an answer that spoils it. */
  public static int question(int m) { // paths 2
    int v = answer(m);
    return v / (1 - v); // returns 1: m != 42; throws ArithmeticException "/ by zero" 1: m == 42
  }
}
