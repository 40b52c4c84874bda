package dev.clew.engine.outcome;

import java.io.Serializable;

/**
 * Why something is not complete.
 *
 * @param cause one of the causes that there are
 * @param detail one line for a person
 */
public record Reason(ReasonCode cause, String detail) implements Serializable {

  /**
   * Something is left out because a class is not on the class path.
   *
   * @param internalName of the class
   */
  public static Reason missingClass(String internalName) {
    return new Reason(ReasonCode.MISSING_CLASS, internalName.replace('/', '.'));
  }

  /** The cause as results have it: stable, in lower case with dashes, such as {@code thread}. */
  public String code() {
    return cause.code();
  }
}
