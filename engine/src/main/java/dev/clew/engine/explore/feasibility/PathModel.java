package dev.clew.engine.explore.feasibility;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import org.jspecify.annotations.Nullable;

/** Values that satisfy a path's condition so far, or a guess where no solver could say. */
public final class PathModel {

  private final Assignment assignment;
  private final boolean proven;
  private @Nullable Evaluator evaluator;

  public PathModel(Assignment assignment, boolean proven) {
    this.assignment = assignment;
    this.proven = proven;
  }

  /** No values, which satisfy the empty condition. */
  public static PathModel empty() {
    return new PathModel(Assignment.EMPTY, /* proven= */ true);
  }

  public Assignment assignment() {
    return assignment;
  }

  /** Whether the values are known to satisfy the condition. */
  public boolean proven() {
    return proven;
  }

  /** Remembers what it evaluated; for the worker's thread. */
  public Evaluator evaluator() {
    Evaluator known = evaluator == null ? new Evaluator(assignment) : evaluator;
    evaluator = known;
    return known;
  }

  /** The same values without what was evaluated with them, to be kept for long. */
  PathModel alone() {
    return new PathModel(assignment, proven);
  }

  PathModel unproven() {
    return proven ? new PathModel(assignment, /* proven= */ false) : this;
  }
}
