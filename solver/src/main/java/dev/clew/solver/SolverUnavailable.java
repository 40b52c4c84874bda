package dev.clew.solver;

import org.jspecify.annotations.Nullable;

/** A back end that cannot work on this machine; the message says why in one line. */
public final class SolverUnavailable extends Exception {

  private static final long serialVersionUID = 1L;

  public SolverUnavailable(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
