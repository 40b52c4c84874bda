package dev.clew.engine.outcome;

/**
 * One input of a call: the receiver, named {@code this}, a parameter, a static field, named {@code
 * Class.field}, or what somebody outside of the program answers to a question.
 *
 * @param type the declared type as Java writes it
 * @param matters whether the path is what it is because of it; false for what a clock says where
 *     that changes neither the way nor the outcome
 */
public record Input(String name, String type, Datum value, boolean matters) {

  public Input(String name, String type, Datum value) {
    this(name, type, value, /* matters= */ true);
  }
}
