package dev.clew.solver;

/** A back end that cannot work on this machine; the message says why in one line. */
public final class SolverUnavailable extends Exception {

  private static final long serialVersionUID = 1L;

  public SolverUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
