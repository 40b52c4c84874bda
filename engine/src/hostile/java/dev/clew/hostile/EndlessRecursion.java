package dev.clew.hostile;

/** Calls itself until there is no stack, catches that, and does it again. */
public final class EndlessRecursion {

  private EndlessRecursion() {}

  public static long deep(long n) {
    return n == 0 ? 0 : 1 + deep(n + 1);
  }

  public static int stubborn(int n) {
    try {
      return stubborn(n + 1);
    } catch (StackOverflowError e) {
      return stubborn(n - 1);
    }
  }
}
