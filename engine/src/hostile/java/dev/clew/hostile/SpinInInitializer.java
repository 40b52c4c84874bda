package dev.clew.hostile;

/** Never finishes its initialisation. */
public final class SpinInInitializer {

  private static long count;

  static {
    while (count >= 0) {
      count = (count + 1) & 0xFFFFFFFFFFL;
    }
  }

  private SpinInInitializer() {}

  public static int half(int n) {
    return n / 2;
  }

  public static int third(int n) {
    return 3 / n;
  }
}
