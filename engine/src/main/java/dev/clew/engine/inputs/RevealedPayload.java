package dev.clew.engine.inputs;

import dev.clew.engine.outcome.Datum;
import dev.clew.solver.eval.Evaluator;
import java.util.Map;
import java.util.function.IntSupplier;

/** A payload that stands for fields which are hidden, and can say what they hold. */
public interface RevealedPayload {

  /**
   * The fields by name, for the values of unknowns that an evaluator has.
   *
   * @param numbers gives each object that is written a number
   */
  Map<String, Datum> fields(Evaluator evaluator, IntSupplier numbers);
}
