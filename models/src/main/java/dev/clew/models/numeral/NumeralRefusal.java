package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;

/**
 * What a method says about a text that is no number: a function that calls the method and gives the
 * message of its exception. Only for where {@link SameJdk} runs.
 */
public final class NumeralRefusal {

  /** A method that is expected to throw. */
  @FunctionalInterface
  public interface Attempt {
    Object call(List<Value> arguments);
  }

  private final Function message;

  public NumeralRefusal(String name, List<Sort> parameters, Attempt attempt) {
    message =
        Function.runnable(
            "message of " + name,
            parameters,
            Sort.STRING,
            arguments -> Value.of(message(attempt, arguments)));
  }

  private static String message(Attempt attempt, List<Value> arguments) {
    try {
      return "accepted as " + attempt.call(arguments);
    } catch (NumberFormatException refused) {
      String message = refused.getMessage();
      return message == null ? "" : message;
    }
  }

  public Expr message(Call c, Expr... arguments) {
    return c.terms().factory().apply(message, arguments);
  }

  public CallExit raise(Call c, Expr... arguments) {
    return c.raise("java/lang/NumberFormatException", message(c, arguments));
  }
}
