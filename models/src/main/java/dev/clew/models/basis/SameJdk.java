package dev.clew.models.basis;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.solver.expr.Expr;
import java.util.function.Function;

/**
 * Models that ask the library of the JVM that runs. Where the program is to run on another JDK,
 * whose tables of characters, digits of floats or messages may differ, the method's own code runs.
 */
public final class SameJdk {

  private SameJdk() {}

  public static boolean runs(Call c) {
    return c.memory().featureVersion() == Runtime.version().feature();
  }

  /** A model that is asked only there. */
  public static Model only(Model model) {
    return c -> runs(c) ? model.apply(c) : c.own();
  }

  /** A method that has a value for all arguments. */
  public static Model value(Function<Call, Expr> value) {
    return only(c -> give(c, value));
  }

  private static CallExit give(Call c, Function<Call, Expr> value) {
    return c.lacksText() ? c.fail() : c.give(value.apply(c));
  }
}
