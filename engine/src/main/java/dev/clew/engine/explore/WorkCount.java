package dev.clew.engine.explore;

import dev.clew.engine.work.WorkBudget;
import java.util.concurrent.atomic.AtomicLong;

/** What all workers of an exploration have done, as far as a budget counts it. */
final class WorkCount {

  private final AtomicLong paths = new AtomicLong();
  private final AtomicLong choices = new AtomicLong();

  void path() {
    paths.incrementAndGet();
  }

  void choice() {
    choices.incrementAndGet();
  }

  /** Whether a budget is used up. */
  boolean isMoreThan(WorkBudget budget) {
    return paths.get() >= budget.paths() || choices.get() >= budget.choices();
  }
}
