package dev.clew.engine.outcome;

/**
 * Why something is not complete.
 *
 * @param code stable, in lower case with dashes, such as {@code max-revisits}
 * @param detail one line for a person
 */
public record Reason(String code, String detail) {

  /** A class that code needs is not on the class path; the detail is its name. */
  public static final String MISSING_CLASS = "missing-class";

  /** A type was answered for instead of being run; the detail is its name. */
  public static final String BOUNDARY = "boundary";

  /**
   * Something is left out because a class is not on the class path.
   *
   * @param internalName of the class
   */
  public static Reason missingClass(String internalName) {
    return new Reason(MISSING_CLASS, internalName.replace('/', '.'));
  }
}
