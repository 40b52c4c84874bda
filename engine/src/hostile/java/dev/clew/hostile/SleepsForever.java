package dev.clew.hostile;

/** Sleeps, deaf to interrupts. */
public final class SleepsForever {

  private SleepsForever() {}

  public static int sleep(int n) {
    while (n > 5) {
      try {
        Thread.sleep(Long.MAX_VALUE);
      } catch (InterruptedException e) {
        continue;
      }
    }
    return 10 / n;
  }
}
