package dev.clew.hostile;

/** Waits for what never comes. */
public final class WaitsForever {

  private WaitsForever() {}

  public static synchronized int waits(int n) {
    while (n > 5) {
      try {
        WaitsForever.class.wait();
      } catch (InterruptedException e) {
        continue;
      }
    }
    return 10 / n;
  }

  public static int joins(int n) {
    while (n > 5) {
      try {
        Thread.currentThread().join();
      } catch (InterruptedException e) {
        continue;
      }
    }
    return 10 / n;
  }

  public static int parks(int n) {
    while (n > 5) {
      java.util.concurrent.locks.LockSupport.park();
    }
    return 10 / n;
  }
}
