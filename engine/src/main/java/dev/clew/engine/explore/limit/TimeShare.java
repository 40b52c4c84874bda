package dev.clew.engine.explore.limit;

import java.time.Duration;

/**
 * How much of a worker's time a kind of work has taken, and whether that is more than its share.
 * What is short anyway is never too much. For one thread.
 */
public final class TimeShare {

  private final long part;
  private final long free;
  private final long start = System.nanoTime();
  private long spent;

  /**
   * @param part one of so many parts of the time that passed is its share
   * @param free as much as it may take whatever its share
   */
  public TimeShare(int part, Duration free) {
    this.part = part;
    this.free = free.toNanos();
  }

  /** Notes time from a moment on that {@link System#nanoTime} gave. */
  public void spentSince(long moment) {
    spent += System.nanoTime() - moment;
  }

  public boolean isUsedUp() {
    return spent > free && spent * part > System.nanoTime() - start;
  }
}
