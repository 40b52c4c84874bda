package dev.clew.engine.explore;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;

/** Values that satisfy a path's condition so far, or a guess where no solver could say. */
final class PathModel {

  static final PathModel EMPTY = new PathModel(Assignment.EMPTY, /* proven= */ true);

  private final Assignment assignment;
  private final boolean proven;
  private final Evaluator evaluator;

  PathModel(Assignment assignment, boolean proven) {
    this.assignment = assignment;
    this.proven = proven;
    this.evaluator = new Evaluator(assignment);
  }

  Assignment assignment() {
    return assignment;
  }

  /** Whether the values are known to satisfy the condition. */
  boolean proven() {
    return proven;
  }

  /** Remembers what it evaluated; for the worker's thread. */
  Evaluator evaluator() {
    return evaluator;
  }

  PathModel unproven() {
    return proven ? new PathModel(assignment, /* proven= */ false) : this;
  }
}
