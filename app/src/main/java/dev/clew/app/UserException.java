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

  /**
   * A mistake that another module tells in one line.
   *
   * @param line the problem and, after its last semicolon, the remedy
   */
  public static UserException of(String line) {
    int end = line.lastIndexOf("; ");
    return end < 0
        ? new UserException(line, "see 'clew doctor'")
        : new UserException(line.substring(0, end), line.substring(end + 2));
  }

  /** What the user can do about it. */
  public String remedy() {
    return remedy;
  }
}
