package dev.clew.annotations;

/** An assumption of a driver does not hold, so that the rest of it means nothing. */
public final class AssumptionFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  AssumptionFailedException() {
    super("an assumption does not hold for these inputs; see Clew.assume");
  }
}
