package dev.clew.engine.explore.limit;

import dev.clew.engine.work.WorkBudget;
import java.util.concurrent.atomic.AtomicLong;

/** What all workers of an exploration have done, as far as a budget counts it. */
public final class WorkCount {

  private final AtomicLong paths = new AtomicLong();
  private final AtomicLong choices = new AtomicLong();

  public void path() {
    paths.incrementAndGet();
  }

  public void choice() {
    choices.incrementAndGet();
  }

  /** Whether a budget is used up. */
  public boolean isMoreThan(WorkBudget budget) {
    return paths.get() >= budget.paths() || choices.get() >= budget.choices();
  }
}
