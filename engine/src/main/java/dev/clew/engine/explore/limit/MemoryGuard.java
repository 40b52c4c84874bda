package dev.clew.engine.explore.limit;

/**
 * Notices that memory runs short before it has run out, so that what was found can still be
 * written. Garbage counts until a collection has shown otherwise; those are asked for seldom.
 */
public final class MemoryGuard {

  private static final double SHORT = 0.85;
  private static final long LOOK_EVERY_NANOS = 50_000_000;
  private static final long COLLECT_AT_MOST_EVERY_NANOS = 5_000_000_000L;

  private long lastLook = System.nanoTime();
  private long lastCollection = System.nanoTime() - COLLECT_AT_MOST_EVERY_NANOS;

  /** Whether there is hardly any memory left. Cheap most of the time. */
  public boolean isShort() {
    long now = System.nanoTime();
    if (now - lastLook < LOOK_EVERY_NANOS) {
      return false;
    }
    lastLook = now;
    if (!isFull() || now - lastCollection < COLLECT_AT_MOST_EVERY_NANOS) {
      return false;
    }
    System.gc();
    lastCollection = System.nanoTime();
    return isFull();
  }

  private static boolean isFull() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory() > SHORT * runtime.maxMemory();
  }
}
