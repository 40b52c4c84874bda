package dev.clew.solver.expr;

/** Arguments whose sorts do not fit their operator. */
public final class SortException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  SortException(String message) {
    super(message);
  }
}
