package dev.clew.app.work;

import dev.clew.engine.work.WorkBudget;
import dev.clew.solver.Budget;
import java.io.Serializable;
import java.time.Duration;

/**
 * What a unit may take before what is left of it is given back.
 *
 * @param millis of time, from when it begins
 * @param paths that may end
 * @param choices that paths may make
 */
public record UnitBudget(long millis, long paths, long choices) implements Serializable {

  /** To the end, however long that is. */
  public static final UnitBudget UNLIMITED =
      new UnitBudget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  public UnitBudget {
    if (millis < 0 || paths < 0 || choices < 0) {
      throw new IllegalArgumentException("a budget is never negative");
    }
  }

  /** The same for work that begins now, where all ends with another budget. */
  public WorkBudget from(Budget all) {
    Budget time = millis == Long.MAX_VALUE ? all : all.atMost(Duration.ofMillis(millis));
    return new WorkBudget(time, all, paths, choices);
  }
}
