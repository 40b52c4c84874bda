package dev.clew.app.work;

import dev.clew.engine.work.WorkUnit;

/** A unit with all that it takes to do it: a line that {@code clew work} reads. */
public record WorkOrder(WorkTarget target, WorkUnit unit, WorkSetup setup, UnitBudget budget) {

  /** The same of another unit. */
  WorkOrder with(WorkUnit other) {
    return new WorkOrder(target, other, setup, budget);
  }
}
