package dev.clew.models.math;

import static dev.clew.models.math.DecimalCalls.OWNER;
import static dev.clew.models.math.DecimalCalls.THIS;
import static dev.clew.models.math.DecimalCalls.decimals;
import static dev.clew.models.math.DecimalCalls.integers;
import static dev.clew.models.math.DecimalCalls.one;
import static dev.clew.models.math.DecimalCalls.term;
import static dev.clew.models.math.DecimalCalls.two;
import static dev.clew.models.math.DecimalCalls.value;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** {@code BigDecimal}: quotients without a scale, powers, and moved points. */
public final class BigDecimalMethods {

  private static final int MOST_TIMES = 999_999_999;
  private static final int FARTHEST = 1_000;

  private interface Binary {
    BigDecimal of(BigDecimal a, BigDecimal b);
  }

  private static final DecimalMethod STRIP =
      new DecimalMethod(
          "stripTrailingZeros", 2, a -> BigFunctions.decimal(a, 0).stripTrailingZeros());

  private static final DecimalMethod DIVIDE = binary("divide", BigDecimal::divide);
  private static final DecimalMethod REMAINDER = binary("remainder", BigDecimal::remainder);
  private static final DecimalMethod INTEGRAL =
      binary("divideToIntegralValue", BigDecimal::divideToIntegralValue);

  private BigDecimalMethods() {}

  private static DecimalMethod binary(String name, Binary method) {
    return new DecimalMethod(
        name, 4, a -> method.of(BigFunctions.decimal(a, 0), BigFunctions.decimal(a, 2)));
  }

  public static void register(Models models) {
    models
        .on(OWNER + "divide(" + THIS + ")" + THIS, SameJdk.only(two(c -> run(c, DIVIDE))))
        .on(
            OWNER + "remainder(" + THIS + ")" + THIS,
            SameJdk.only(two(BigDecimalMethods::remainder)))
        .on(
            OWNER + "divideToIntegralValue(" + THIS + ")" + THIS,
            SameJdk.only(two(c -> run(c, INTEGRAL))))
        .on(
            OWNER + "divideAndRemainder(" + THIS + ")[" + THIS,
            SameJdk.only(two(BigDecimalMethods::divideAndRemainder)))
        .on(
            OWNER + "stripTrailingZeros()" + THIS,
            one(
                c ->
                    BigObjects.give(
                        c,
                        STRIP.result(
                            c, BigDecimalTerm.MOST, value(c, 0).unscaled(), value(c, 0).scale()))))
        .on(OWNER + "pow(I)" + THIS, one(BigDecimalMethods::power))
        .on(OWNER + "movePointLeft(I)" + THIS, one(c -> move(c, 1)))
        .on(OWNER + "movePointRight(I)" + THIS, one(c -> move(c, -1)))
        .on(OWNER + "scaleByPowerOfTen(I)" + THIS, one(BigDecimalMethods::scaleByPowerOfTen));
  }

  private static Expr[] arguments(Call c) {
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    return new Expr[] {a.unscaled(), a.scale(), b.unscaled(), b.scale()};
  }

  private static CallExit run(Call c, DecimalMethod method) {
    return method.leave(c, BigDecimalTerm.MOST, arguments(c));
  }

  /** Where the divisor has no more decimals the result has as many as the dividend. */
  private static CallExit remainder(Call c) {
    BigDecimalTerm a = value(c, 0);
    BigDecimalTerm b = value(c, 1);
    if (!a.isScaleKnown() || !b.isScaleKnown() || a.knownScale() < b.knownScale()) {
      return run(c, REMAINDER);
    }
    return c.either(
        integers(c).isZero(b.unscaled()),
        bad -> REMAINDER.raise(bad, arguments(bad)),
        good -> {
          DecimalTerms.Aligned sides = decimals(good).align(a, b);
          Expr rest = integers(good).remainder(sides.first(), sides.second());
          return BigObjects.give(good, term(rest, a.scale(), a.reach()));
        });
  }

  private static CallExit divideAndRemainder(Call c) {
    Expr[] arguments = arguments(c);
    return c.either(
        integers(c).isZero(value(c, 1).unscaled()),
        bad -> INTEGRAL.raise(bad, arguments),
        good -> {
          BigDecimalTerm quotient = INTEGRAL.result(good, BigDecimalTerm.MOST, arguments);
          BigDecimalTerm rest = REMAINDER.result(good, BigDecimalTerm.MOST, arguments);
          return good.giveObject(
              BigObjects.pair(
                  good.memory(),
                  BigObjects.DECIMAL,
                  BigObjects.create(good.memory(), quotient),
                  BigObjects.create(good.memory(), rest)));
        });
  }

  private static CallExit power(Call c) {
    if (!(c.number(1) instanceof Const exponent)) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "an unknown power of a BigDecimal");
    }
    int times = exponent.value().asInt();
    if (times < 0 || times > MOST_TIMES) {
      return BigIntegerModels.arithmetic(c, "Invalid operation");
    }
    BigDecimalTerm a = value(c, 0);
    if ((long) times * Math.max(1, a.reach()) > BigDecimalTerm.MOST) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "a large power of an unknown BigDecimal");
    }
    return BigObjects.give(
        c,
        term(
            BigIntegerArithmetic.power(c, a.unscaled(), times),
            integers(c).times(a.scale(), integers(c).constant(times)),
            a.reach() * times));
  }

  /** An {@code int} that is known and near zero, or null. */
  private static @Nullable Integer near(Call c) {
    return c.number(1) instanceof Const known && Math.abs((long) known.value().asInt()) <= FARTHEST
        ? known.value().asInt()
        : null;
  }

  private static CallExit unsupported(Call c) {
    return c.unsupported(ReasonCode.BIG_NUMBER, "a point that is moved far or who knows how far");
  }

  private static BigDecimalTerm moved(Call c, int decimals) {
    BigDecimalTerm a = value(c, 0);
    return term(
        a.unscaled(),
        integers(c).plus(a.scale(), integers(c).constant(decimals)),
        a.reach() + Math.abs(decimals));
  }

  /** A scale never stays negative. */
  private static CallExit move(Call c, int direction) {
    Integer distance = near(c);
    if (distance == null) {
      return unsupported(c);
    }
    BigDecimalTerm moved = moved(c, direction * distance);
    Expr zero = integers(c).constant(0);
    Expr scale = decimals(c).max(moved.scale(), zero);
    Expr unscaled = decimals(c).withScale(moved, scale, RoundingMode.UNNECESSARY);
    return BigObjects.give(c, term(unscaled, scale, moved.reach()));
  }

  private static CallExit scaleByPowerOfTen(Call c) {
    Integer distance = near(c);
    return distance == null ? unsupported(c) : BigObjects.give(c, moved(c, -distance));
  }
}
