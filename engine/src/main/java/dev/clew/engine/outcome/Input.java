package dev.clew.engine.outcome;

import java.io.Serializable;

/**
 * One input of a call.
 *
 * @param name {@code this} for the receiver, {@code Class.field} for a static field, the question
 *     for an answer from outside, with a number from the second time on
 * @param type the declared type as Java writes it
 * @param matters whether the path is what it is because of it; false for what a clock says where
 *     that changes neither the way nor the outcome
 */
public record Input(String name, String type, Datum value, boolean matters, InputOrigin origin)
    implements Serializable {

  /** The receiver, or a parameter. */
  public Input(String name, String type, Datum value) {
    this(name, type, value, /* matters= */ true, InputOrigin.CALL);
  }
}
