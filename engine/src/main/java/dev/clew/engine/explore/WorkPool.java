package dev.clew.engine.explore;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Units of work that a worker has given away, for whoever has nothing to do. */
final class WorkPool {

  private final int workers;
  private final Deque<WorkUnit> units = new ArrayDeque<>();
  private int idle;
  private boolean stopped;
  private volatile boolean hungry;

  WorkPool(int workers) {
    this.workers = workers;
    units.add(WorkUnit.WHOLE);
  }

  /** Waits for a unit; null when nobody has anything left. */
  synchronized @Nullable WorkUnit take() throws InterruptedException {
    idle++;
    while (units.isEmpty() && idle < workers && !stopped) {
      hungry = true;
      wait();
    }
    if (units.isEmpty() || stopped) {
      notifyAll();
      return null;
    }
    idle--;
    WorkUnit unit = units.poll();
    hungry = idle > units.size();
    return unit;
  }

  /** Whether somebody waits. Cheap. */
  boolean isHungry() {
    return hungry;
  }

  synchronized void give(WorkUnit unit) {
    units.add(unit);
    hungry = idle > units.size();
    notifyAll();
  }

  /** Whether there are units that nobody has taken. */
  synchronized boolean hasUnits() {
    return !units.isEmpty();
  }

  /** Sends everybody home. */
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
