package dev.clew.hostile;

/** Refuses to be stopped. */
public final class CatchesEverything {

  private CatchesEverything() {}

  public static int again(int n) {
    while (true) {
      try {
        throw new IllegalStateException("again " + 10 / n);
      } catch (Throwable e) {
        Thread.interrupted();
      }
    }
  }
}
