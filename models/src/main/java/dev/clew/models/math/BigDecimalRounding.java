package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.THIS;
import static dev.clew.models.math.DecimalCalls.decimals;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.one;
import static dev.clew.models.math.DecimalCalls.term;
import static dev.clew.models.math.DecimalCalls.two;
import static dev.clew.models.math.DecimalCalls.value;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code BigDecimal}: other scales and quotients with a scale, in all rounding modes; piecewise
 * linear where the divisor is known.
 */
public final class BigDecimalRounding {

  private static final DecimalMethod DIVIDE =
      new DecimalMethod("divide with scale", 6, BigDecimalRounding::divide);

  private BigDecimalRounding() {}

  private static java.math.BigDecimal divide(List<BigInteger> a) {
    RoundingMode mode = RoundingMode.valueOf(a.get(5).intValueExact());
    return BigFunctions.decimal(a, 0)
        .divide(BigFunctions.decimal(a, 2), a.get(4).intValueExact(), mode);
  }

  public static void register(Models models) {
    models
        .on(OWNER + "setScale(II)" + THIS, one(BigDecimalRounding::setScale))
        .on(
            OWNER + "divide(" + THIS + "II)" + THIS,
            two(c -> scaleOf(c, 2, scale -> divide(c, scale, c.number(3)))))
        .on(
            OWNER + "divide(" + THIS + "I)" + THIS,
            two(c -> divide(c, value(c, 0).scale(), c.number(2))))
        .on(
            OWNER + "divide(" + THIS + "Ljava/math/RoundingMode;)" + THIS,
            two(BigDecimalRounding::divideByMode));
  }

  private static CallExit divideByMode(Call c) {
    if (!c.isSettled(2)) {
      return c.decide(2);
    }
    return c.isNull(2) ? c.fail() : divide(c, value(c, 0).scale(), mode(c, 2));
  }

  /** The number that stands for a {@code RoundingMode}, the same as its constant in the JDK. */
  private static Expr mode(Call c, int argument) {
    Instance mode = c.memory().instance(c.id(argument));
    return c.terms().factory().intConst((int) mode.raw(mode.type().field("ordinal").slot()));
  }

  private interface WithScale {
    CallExit go(Expr scale);
  }

  /** An {@code int} argument that is a scale; one that is too far from zero is unsupported. */
  private static CallExit scaleOf(Call c, int argument, WithScale way) {
    Expr scale = integers(c).of(c.number(argument));
    if (scale instanceof Const known) {
      return DecimalCalls.isFar(known.value().asInteger().longValue())
          ? DecimalCalls.tooFar(c)
          : way.go(scale);
    }
    return c.unsupported(ReasonCode.DECIMAL_SCALE, "an unknown scale to round to");
  }

  /** Null for a mode that is unknown. */
  private static @Nullable Integer known(Expr mode) {
    return mode instanceof Const constant ? constant.value().asInt() : null;
  }

  private static CallExit unknownMode(Call c) {
    return c.unsupported(ReasonCode.BIG_NUMBER, "an unknown number of a rounding mode");
  }

  private static boolean isMode(int number) {
    return number >= 0 && number < RoundingMode.values().length;
  }

  private static CallExit setScale(Call c) {
    Integer mode = known(c.number(2));
    if (mode == null) {
      return unknownMode(c);
    }
    return isMode(mode)
        ? scaleOf(c, 1, scale -> setScale(c, scale, RoundingMode.valueOf(mode)))
        : c.fail();
  }

  /** Leaves with another scale. */
  private static CallExit setScale(Call c, Expr scale, RoundingMode mode) {
    if (mode != RoundingMode.UNNECESSARY) {
      return BigObjects.give(c, scaled(c, scale, mode));
    }
    return c.either(
        decimals(c).isExact(value(c, 0), scale),
        good -> BigObjects.give(good, scaled(good, scale, mode)),
        bad -> BigIntegerModels.arithmetic(bad, "Rounding necessary"));
  }

  public static BigDecimalTerm scaled(Call c, Expr scale, RoundingMode mode) {
    BigDecimalTerm a = value(c, 0);
    return term(decimals(c).withScale(a, scale, mode), scale, reach(scale, a));
  }

  private static int reach(Expr scale, BigDecimalTerm otherwise) {
    return scale instanceof Const known
        ? Math.abs(known.value().asInteger().intValueExact())
        : otherwise.reach();
  }

  private static CallExit divide(Call c, Expr scale, Expr mode) {
    Integer number = known(mode);
    if (number == null) {
      return unknownMode(c);
    }
    return isMode(number) ? divide(c, scale, number.intValue()) : c.fail();
  }

  private static CallExit divide(Call c, Expr scale, int number) {
    RoundingMode mode = RoundingMode.valueOf(number);
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    Expr good = c.terms().factory().not(integers(c).isZero(b.unscaled()));
    if (mode == RoundingMode.UNNECESSARY) {
      good = c.terms().factory().and(good, decimals(c).isExactQuotient(a, b, scale));
    }
    return c.either(
        good,
        k ->
            BigObjects.give(
                k, term(decimals(k).quotient(a, b, scale, mode), scale, reach(scale, a))),
        bad ->
            DIVIDE.raise(
                bad,
                a.unscaled(),
                a.scale(),
                b.unscaled(),
                b.scale(),
                scale,
                integers(bad).constant(number)));
  }
}
