package dev.clew.engine.explore.limit;

import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.machine.CallDepth;
import java.time.Duration;

/**
 * What ends a path, a query and a run. Every path that a bound ends is counted under its name.
 *
 * @param callDepth levels of calls below the target that are followed
 * @param staticInputs whether static fields that are not final are inputs, when they are read
 * @param havoc whether a call that is not followed also forgets static fields
 * @param maxRevisits per path, how often one branch instruction may fork again
 * @param maxConditions per path, conjuncts in the path condition
 * @param maxArrayLength the longest array that an input may be
 * @param maxStringLength the longest string that an input may be
 * @param maxTypes per unknown reference, how many classes are tried
 * @param solverTimeout for one query
 * @param prune whether inner branches are checked for feasibility
 * @param relaxed whether these checks may leave a way open that is hard to decide
 * @param nullInputs where inputs may be null
 * @param anyState whether private fields may hold what no constructor leaves there
 */
public record Bounds(
    CallDepth callDepth,
    boolean staticInputs,
    boolean havoc,
    int maxRevisits,
    int maxConditions,
    int maxArrayLength,
    int maxStringLength,
    int maxTypes,
    Duration solverTimeout,
    boolean prune,
    boolean relaxed,
    NullInputs nullInputs,
    boolean anyState) {

  public static final Bounds DEFAULT =
      new Bounds(
          CallDepth.UNLIMITED,
          false,
          false,
          25,
          500,
          1_000,
          64,
          128,
          Duration.ofSeconds(3),
          true,
          true,
          NullInputs.AUTO,
          false);

  /** The same but for where inputs may be null. */
  public Bounds withNullInputs(NullInputs wanted) {
    return new Bounds(
        callDepth,
        staticInputs,
        havoc,
        maxRevisits,
        maxConditions,
        maxArrayLength,
        maxStringLength,
        maxTypes,
        solverTimeout,
        prune,
        relaxed,
        wanted,
        anyState);
  }

  /** The same but for how long paths may be. */
  public Bounds withSizes(int revisits, int conditions) {
    return new Bounds(
        callDepth,
        staticInputs,
        havoc,
        revisits,
        conditions,
        maxArrayLength,
        maxStringLength,
        maxTypes,
        solverTimeout,
        prune,
        relaxed,
        nullInputs,
        anyState);
  }
}
