package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Performs calls like those that were tried, with other values. One counts if it returns, or is
 * refused as others are. For one thread.
 */
public final class VariedCases {

  private final Program program;
  private final Refusals refusals;
  private final Replayer replayer;
  private final Map<ClassInfo, ClassConstants> byType = new HashMap<>();

  public VariedCases(Program program, Refusals refusals, Replayer replayer) {
    this.program = program;
    this.refusals = refusals;
    this.replayer = replayer;
  }

  /** The first of each, then the second of each, and so on, as far as there is time. */
  public List<SuiteCase> of(List<SuiteCase> cases, Budget budget) throws InterruptedException {
    Map<SuiteCase, Iterator<Recipe>> left = new LinkedHashMap<>();
    NamedNumbers named = NamedNumbers.of(cases);
    for (SuiteCase each : cases) {
      ClassConstants constants = byType.computeIfAbsent(each.target().owner(), ClassConstants::of);
      left.put(each, Variants.of(each, constants, named, program).iterator());
    }
    List<SuiteCase> varied = new ArrayList<>();
    while (!left.isEmpty() && !budget.exhausted()) {
      left.values().removeIf(recipes -> !recipes.hasNext());
      for (Map.Entry<SuiteCase, Iterator<Recipe>> each : left.entrySet()) {
        if (!budget.exhausted()) {
          Replay replay = replayer.run(List.of(each.getValue().next()), budget);
          if (refusals.allow(replay.ending())) {
            varied.add(each.getKey().variant(replay));
          }
        }
      }
    }
    return varied;
  }
}
