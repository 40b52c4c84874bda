package dev.clew.engine.explore;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;

/** Values that satisfy a path's condition so far, or a guess where no solver could say. */
final class Model {

  static final Model EMPTY = new Model(Assignment.EMPTY, /* proven= */ true);

  private final Assignment assignment;
  private final boolean proven;
  private final Evaluator evaluator;

  Model(Assignment assignment, boolean proven) {
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

  Model unproven() {
    return proven ? new Model(assignment, /* proven= */ false) : this;
  }
}
