package dev.clew.app.work;

import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.work.WorkUnit;
import java.util.stream.Stream;

/** What the work on some targets begins with: a unit for each of their methods. */
public final class FirstUnits {

  private FirstUnits() {}

  /** A line for each method, all of whose paths it orders. */
  public static Stream<String> of(TargetSet targets, Options options, UnitBudget budget) {
    WorkSetup setup = WorkSetup.of(targets.program(), options);
    return targets.methods().stream()
        .map(method -> new WorkOrder(WorkTarget.of(method, method), WorkUnit.WHOLE, setup, budget))
        .map(OrderJson::write);
  }
}
