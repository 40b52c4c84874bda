package dev.clew.engine.program;

/**
 * Carries a problem to where it becomes the guest's error. An answer rather than a fault: it has no
 * stack trace, and so costs little.
 */
public final class LinkageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient LinkageProblem problem;

  public LinkageException(LinkageProblem problem) {
    super(problem.explanation(), null, false, false);
    this.problem = problem;
  }

  public LinkageProblem problem() {
    return problem;
  }
}
