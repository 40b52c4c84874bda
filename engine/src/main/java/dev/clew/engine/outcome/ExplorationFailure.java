package dev.clew.engine.outcome;

import java.util.List;

/** A bug in Clew that ended an exploration, with what reproduces it. */
public final class ExplorationFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Integer> decisions;

  /**
   * @param decisions the branches that had been taken when it happened
   */
  public ExplorationFailure(List<Integer> decisions, Throwable cause) {
    super(cause.toString(), cause);
    this.decisions = List.copyOf(decisions);
  }

  public List<Integer> decisions() {
    return decisions;
  }
}
