package dev.clew.models.math;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/**
 * A method with a decimal result that is run: one function each for the unscaled value, the scale,
 * whether there is a result, and the message of the exception where there is none.
 */
final class DecimalMethod {

  /** Runs the method; a decimal among the arguments is two integers. */
  @FunctionalInterface
  interface Body {
    BigDecimal apply(List<BigInteger> arguments);
  }

  private final Function unscaled;
  private final Function scale;
  private final Function succeeds;
  private final Function message;

  DecimalMethod(String name, int arity, Body body) {
    String full = "BigDecimal." + name;
    unscaled = BigFunctions.integer(full + " unscaled", arity, a -> body.apply(a).unscaledValue());
    scale =
        BigFunctions.integer(
            full + " scale", arity, a -> BigInteger.valueOf(body.apply(a).scale()));
    succeeds = BigFunctions.succeeds(full, arity, body::apply);
    message = BigFunctions.message(full, arity, body::apply);
  }

  /** Leaves with the result or the exception. */
  CallExit leave(Call c, int reach, Expr... arguments) {
    return c.either(
        c.terms().factory().apply(succeeds, arguments),
        good -> BigObjects.give(good, result(good, reach, arguments)),
        bad -> raise(bad, arguments));
  }

  BigDecimalTerm result(Call c, int reach, Expr... arguments) {
    return new BigDecimalTerm(
        c.terms().factory().apply(unscaled, arguments),
        c.terms().factory().apply(scale, arguments),
        reach);
  }

  /** Throws what the method throws; it has no result. */
  CallExit raise(Call c, Expr... arguments) {
    return BigIntegerModels.arithmetic(c, c.terms().factory().apply(message, arguments));
  }
}
