package dev.clew.junit.condition;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a condition is about, as far as it can be read back from the code. */
public sealed interface AskedOperand {

  /** Where a variable belongs. */
  enum Scope {
    PARAMETER,
    LOCAL,
    /** Of each round of a loop another one. */
    LOOP,
    /** What a loop goes on with. */
    KEPT,
    FIELD
  }

  /**
   * A variable by its name in the source.
   *
   * @param type a descriptor
   */
  record Variable(String name, Scope scope, String type) implements AskedOperand {}

  /** The object itself. */
  record Self() implements AskedOperand {}

  /** A number, a text, or null. Truth values and characters are numbers, as in class files. */
  record Literal(@Nullable Object value) implements AskedOperand {}

  /** A static field, which is mostly a constant. */
  record StaticField(String name) implements AskedOperand {}

  /** What a method returns. */
  record Call(
      String owner,
      String method,
      String descriptor,
      Optional<AskedOperand> on,
      List<AskedOperand> arguments)
      implements AskedOperand {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** One of an array, or of what is numbered like one. */
  record Element(AskedOperand array, int index) implements AskedOperand {}

  /** Below zero, zero or above, as one is below, equal to or above the other. */
  record Order(AskedOperand one, AskedOperand other) implements AskedOperand {}

  /** A lambda that is nothing but a method: {@code Character::isDigit}. */
  record Reference(String owner, String method) implements AskedOperand {}

  /** Anything else. */
  record Unknown() implements AskedOperand {}
}
