package dev.clew.engine.explore;

/**
 * Notices that memory runs short before it has run out, so that what was found can still be
 * written. Garbage counts until a collection has shown otherwise; those are asked for seldom.
 */
final class MemoryGuard {

  private static final double SHORT = 0.85;
  private static final int LOOK_EVERY = 256;
  private static final long COLLECT_AT_MOST_EVERY_NANOS = 5_000_000_000L;

  private int calls;
  private long lastCollection = System.nanoTime() - COLLECT_AT_MOST_EVERY_NANOS;

  /** Whether there is hardly any memory left. Cheap most of the time. */
  boolean isShort() {
    if (++calls % LOOK_EVERY != 0 || !isFull()) {
      return false;
    }
    if (System.nanoTime() - lastCollection < COLLECT_AT_MOST_EVERY_NANOS) {
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
