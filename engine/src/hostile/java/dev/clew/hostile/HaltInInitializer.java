package dev.clew.hostile;

/** Halts the JVM when the class is initialised. */
public final class HaltInInitializer {

  static {
    Runtime.getRuntime().halt(0);
  }

  private HaltInInitializer() {}

  public static int half(int n) {
    return n / 2;
  }
}
