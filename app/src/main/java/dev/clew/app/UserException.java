package dev.clew.app;

/**
 * A mistake the user can mend: bad usage or bad input.
 *
 * <p>Thrown anywhere, caught only in front ends, which show {@link #getMessage()} and the remedy in
 * one line and never a stack trace.
 */
public class UserException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String remedy;

  /**
   * @param problem what is wrong, as a clause without a full stop
   * @param remedy what the user can do about it, as a clause without a full stop
   */
  public UserException(String problem, String remedy) {
    super(problem);
    this.remedy = remedy;
  }

  /** What the user can do about it. */
  public String remedy() {
    return remedy;
  }
}
