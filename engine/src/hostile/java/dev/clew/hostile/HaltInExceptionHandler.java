package dev.clew.hostile;

/** Halts the JVM when something is thrown that no code catches. */
public final class HaltInExceptionHandler {

  private HaltInExceptionHandler() {}

  public static int share(int n) {
    Thread.UncaughtExceptionHandler handler = (thread, e) -> Runtime.getRuntime().halt(3);
    Thread.setDefaultUncaughtExceptionHandler(handler);
    Thread.currentThread().setUncaughtExceptionHandler(handler);
    return 100 / n;
  }
}
