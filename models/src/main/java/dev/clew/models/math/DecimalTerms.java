package dev.clew.models.math;

import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * Decimals as terms of integers. With known scales all is linear where one side is known; with an
 * unknown scale small differences are cases, and large ones are left to a function that is run.
 */
final class DecimalTerms {

  /** So many powers of ten, from 1, are cases. */
  private static final int CASES = 4;

  /** Two decimals written with one scale. */
  record Aligned(Expr first, Expr second, Expr scale) {}

  private final ExprFactory factory;
  private final Integers integers;

  DecimalTerms(ExprFactory factory) {
    this.factory = factory;
    this.integers = new Integers(factory);
  }

  Aligned align(BigDecimalTerm a, BigDecimalTerm b) {
    if (a.scale().equals(b.scale())) {
      return new Aligned(a.unscaled(), b.unscaled(), a.scale());
    }
    Expr scale = max(a.scale(), b.scale());
    return new Aligned(
        scaled(a.unscaled(), integers.minus(scale, a.scale())),
        scaled(b.unscaled(), integers.minus(scale, b.scale())),
        scale);
  }

  Expr max(Expr x, Expr y) {
    return factory.ite(integers.atMost(x, y), y, x);
  }

  /** A number times ten to a power that is not negative. */
  Expr scaled(Expr number, Expr power) {
    if (power instanceof Const known) {
      BigInteger exponent = known.value().asInteger();
      return exponent.signum() <= 0 ? number : integers.times(number, BigFunctions.power(exponent));
    }
    Expr result = factory.apply(BigFunctions.SCALED, number, power);
    for (int i = CASES; i >= 0; i--) {
      Expr product = integers.times(number, BigInteger.TEN.pow(i));
      result = factory.ite(factory.eq(power, integers.constant(i)), product, result);
    }
    return result;
  }

  /** The unscaled value with another scale; for {@code UNNECESSARY}, rounded down. */
  Expr withScale(BigDecimalTerm a, Expr scale, RoundingMode mode) {
    Expr raise = integers.minus(scale, a.scale());
    if (raise instanceof Const known) {
      BigInteger power = known.value().asInteger();
      return power.signum() >= 0
          ? scaled(a.unscaled(), raise)
          : rounded(a.unscaled(), integers.constant(BigFunctions.power(power.negate())), mode);
    }
    Expr drop = integers.negate(raise);
    Expr lowered = rounded(a.unscaled(), scaled(integers.constant(1), drop), mode);
    for (int i = CASES; i > 0; i--) {
      Expr divisor = integers.constant(BigInteger.TEN.pow(i));
      lowered =
          factory.ite(
              factory.eq(drop, integers.constant(i)),
              rounded(a.unscaled(), divisor, mode),
              lowered);
    }
    return factory.ite(integers.isNegative(raise), lowered, scaled(a.unscaled(), raise));
  }

  /** Whether another scale loses nothing. */
  Expr isExact(BigDecimalTerm a, Expr scale) {
    Expr raise = integers.minus(scale, a.scale());
    if (raise instanceof Const known && known.value().asInteger().signum() >= 0) {
      return factory.bool(true);
    }
    Expr divisor = scaled(integers.constant(1), integers.negate(raise));
    Expr divides = integers.isZero(integers.mod(a.unscaled(), divisor));
    return factory.or(integers.atMost(integers.constant(0), raise), divides);
  }

  /**
   * A quotient.
   *
   * @param divisor positive
   */
  Expr rounded(Expr dividend, Expr divisor, RoundingMode mode) {
    Expr floor = integers.floorDiv(dividend, divisor);
    Expr rest = integers.mod(dividend, divisor);
    Expr above = integers.plus(floor, integers.constant(1));
    return factory.ite(isAbove(dividend, divisor, floor, rest, mode), above, floor);
  }

  /** Whether a quotient is rounded up to the next integer above its floor. */
  private Expr isAbove(Expr dividend, Expr divisor, Expr floor, Expr rest, RoundingMode mode) {
    Expr isNegative = integers.isNegative(dividend);
    Expr isInexact = factory.not(integers.isZero(rest));
    return switch (mode) {
      case FLOOR -> factory.bool(false);
      case CEILING -> isInexact;
      case DOWN, UNNECESSARY -> factory.and(isInexact, isNegative);
      case UP -> factory.and(isInexact, factory.not(isNegative));
      case HALF_UP -> half(divisor, rest, factory.not(isNegative));
      case HALF_DOWN -> half(divisor, rest, isNegative);
      case HALF_EVEN -> {
        Expr isOdd = factory.eq(integers.mod(floor, integers.constant(2)), integers.constant(1));
        yield half(divisor, rest, isOdd);
      }
    };
  }

  private Expr half(Expr divisor, Expr rest, Expr tieGoesUp) {
    Expr twice = integers.times(rest, integers.constant(2));
    return factory.or(
        integers.less(divisor, twice), factory.and(factory.eq(divisor, twice), tieGoesUp));
  }

  /** The unscaled value of a quotient with a scale; the divisor is not zero. */
  Expr quotient(BigDecimalTerm a, BigDecimalTerm b, Expr scale, RoundingMode mode) {
    Aligned sides = dividend(a, b, scale);
    Expr isNegative = integers.isNegative(sides.second());
    Expr dividend = factory.ite(isNegative, integers.negate(sides.first()), sides.first());
    return rounded(dividend, integers.abs(sides.second()), mode);
  }

  /** Whether a quotient with a scale is exact; the divisor is not zero. */
  Expr isExactQuotient(BigDecimalTerm a, BigDecimalTerm b, Expr scale) {
    Aligned sides = dividend(a, b, scale);
    return integers.isZero(integers.mod(sides.first(), integers.abs(sides.second())));
  }

  /** Dividend and divisor, as integers, of a quotient's unscaled value. */
  private Aligned dividend(BigDecimalTerm a, BigDecimalTerm b, Expr scale) {
    Expr raise = integers.minus(integers.plus(scale, b.scale()), a.scale());
    Expr zero = integers.constant(0);
    return new Aligned(
        scaled(a.unscaled(), max(raise, zero)),
        scaled(b.unscaled(), max(integers.negate(raise), zero)),
        scale);
  }
}
