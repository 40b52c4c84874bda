package dev.clew.engine.explore;

import dev.clew.engine.work.WorkUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Units of work that a worker has given away, for whoever has nothing to do. */
final class WorkPool {

  private final int workers;
  private final Deque<WorkUnit> units;
  private final List<WorkUnit> left = new ArrayList<>();
  private int idle;
  private boolean stopped;
  private volatile boolean hungry;

  WorkPool(int workers, List<WorkUnit> units) {
    this.workers = workers;
    this.units = new ArrayDeque<>(units);
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

  /** Files a unit that nobody here begins any more. */
  synchronized void leave(WorkUnit unit) {
    left.add(unit);
  }

  /** What nobody has finished, and what nobody has taken. */
  synchronized List<WorkUnit> left() {
    List<WorkUnit> all = new ArrayList<>(left);
    all.addAll(units);
    return all;
  }

  /** Sends everybody home. */
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
