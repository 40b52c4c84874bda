package dev.clew.solver.eval;

import dev.clew.solver.expr.Function;

/** A function's body threw, so the term has no value under this assignment. */
public final class FunctionFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  FunctionFailure(Function function, Throwable cause) {
    super(function.name() + " threw " + cause, cause);
  }
}
