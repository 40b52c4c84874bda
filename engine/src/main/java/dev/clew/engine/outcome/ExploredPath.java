package dev.clew.engine.outcome;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;

/**
 * One path through a method.
 *
 * @param decisions which branch was taken at each fork, from 0: what reproduces the path
 * @param condition what must hold of the inputs, in the order in which it was decided
 * @param inputs values that satisfy the condition; empty if none are known
 * @param proven whether the inputs are known to satisfy the condition; false where the solver gave
 *     up, and then the path may be infeasible
 * @param followed whether all calls were followed; where not, the path assumes what they return,
 *     and inputs that satisfy the condition may do something else
 * @param foundBy of a path of a concrete run no condition and no decision is known
 * @param trace how it came about
 */
public record ExploredPath(
    List<Integer> decisions,
    List<String> condition,
    List<Input> inputs,
    Outcome outcome,
    boolean proven,
    boolean followed,
    FoundBy foundBy,
    PathTrace trace)
    implements Serializable {
  public ExploredPath {
    decisions = List.copyOf(decisions);
    condition = List.copyOf(condition);
    inputs = List.copyOf(inputs);
  }

  /** One of which nobody knows how it came about. */
  public ExploredPath(
      List<Integer> decisions,
      List<String> condition,
      List<Input> inputs,
      Outcome outcome,
      boolean proven,
      boolean followed,
      FoundBy foundBy) {
    this(decisions, condition, inputs, outcome, proven, followed, foundBy, PathTrace.UNKNOWN);
  }

  /** A path that was explored. */
  public ExploredPath(
      List<Integer> decisions,
      List<String> condition,
      List<Input> inputs,
      Outcome outcome,
      boolean proven,
      boolean followed) {
    this(decisions, condition, inputs, outcome, proven, followed, FoundBy.SYMBOLIC);
  }

  /** One on which every call was followed. */
  public ExploredPath(
      List<Integer> decisions,
      List<String> condition,
      List<Input> inputs,
      Outcome outcome,
      boolean proven) {
    this(decisions, condition, inputs, outcome, proven, /* followed= */ true);
  }

  /** The decisions that say something. */
  public List<PathStep> steps() {
    return trace.steps();
  }

  /** The same with another trace. */
  public ExploredPath with(PathTrace other) {
    return new ExploredPath(
        decisions, condition, inputs, outcome, proven, followed, foundBy, other);
  }

  /** The same without a picture of its strings. */
  public ExploredPath withoutStrings() {
    return trace.strings().isEmpty() ? this : with(new PathTrace(trace.steps(), Optional.empty()));
  }
}
