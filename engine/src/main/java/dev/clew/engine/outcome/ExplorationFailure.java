package dev.clew.engine.outcome;

import java.util.List;

/** A bug in Clew that ended a path, with what reproduces it. */
public final class ExplorationFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Integer> decisions;

  /**
   * @param decisions the branches that had been taken when it happened
   */
  public ExplorationFailure(List<Integer> decisions, Throwable cause) {
    super(String.valueOf(cause), cause);
    this.decisions = List.copyOf(decisions);
  }

  public List<Integer> decisions() {
    return decisions;
  }

  /** What the results say of it. */
  public Reason reason() {
    return reason(getMessage() + " after decisions " + decisions);
  }

  /** Why something failed that is not part of a path. */
  public static Reason reason(String detail) {
    return new Reason(ReasonCode.INTERNAL_ERROR, detail.replaceAll("\\s*\\R\\s*", " "));
  }
}
