package dev.clew.solver.eval;

/**
 * A function's body threw, or a string would be too long, so the term has no value under this
 * assignment.
 */
public final class FunctionFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  FunctionFailure(String function, Throwable cause) {
    super(function + " threw " + cause, cause);
  }
}
