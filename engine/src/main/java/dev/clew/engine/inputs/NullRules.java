package dev.clew.engine.inputs;

import dev.clew.engine.heap.Nullness;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.nullness.FreshFields;
import dev.clew.engine.program.nullness.NullExpectations;
import java.util.function.BooleanSupplier;

/**
 * Where an input may be null: what the user wants and, where that is left to the program, what the
 * program says. Shared by all workers, and by all explorations of a program.
 */
public final class NullRules {

  private final NullInputs wanted;
  private final NullExpectations expected;
  private final FreshFields fresh;
  private final boolean anyState;

  /**
   * @param anyState whether objects may be in states that no constructor leaves them in
   */
  public NullRules(
      NullInputs wanted, NullExpectations expected, FreshFields fresh, boolean anyState) {
    this.wanted = wanted;
    this.expected = expected;
    this.fresh = fresh;
    this.anyState = anyState;
  }

  private Nullness rule(BooleanSupplier isExpected) {
    return switch (wanted) {
      case YES -> Nullness.POSSIBLE;
      case NO -> Nullness.IMPOSSIBLE;
      case AUTO -> isExpected.getAsBoolean() ? Nullness.POSSIBLE : Nullness.UNEXPECTED;
    };
  }

  /** Of what a caller passes; parameters are numbered from 0. */
  Nullness ofParameter(MethodInfo method, int parameter) {
    return rule(() -> expected.ofParameter(method, parameter));
  }

  /** Of a field of an input, or of a class. */
  Nullness ofField(FieldInfo field) {
    return !anyState && fresh.isNeverNull(field)
        ? Nullness.IMPOSSIBLE
        : rule(() -> expected.ofField(field));
  }

  /** Whether no other input is the object that a field holds. */
  boolean isAlone(FieldInfo field) {
    return !anyState && fresh.isAlone(field);
  }

  /** Of what a stub answers. */
  Nullness ofAnswer(MethodInfo method) {
    return rule(() -> expected.ofResult(method));
  }

  /** Of the elements of arrays and collections, about which no declaration says anything. */
  Nullness ofElement() {
    return rule(() -> false);
  }
}
