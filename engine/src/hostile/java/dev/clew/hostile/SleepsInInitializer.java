package dev.clew.hostile;

/** Sleeps for an hour while it is initialised. */
public final class SleepsInInitializer {

  static {
    try {
      Thread.sleep(3_600_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private SleepsInInitializer() {}

  public static int share(int n) {
    return 10 / n;
  }
}
