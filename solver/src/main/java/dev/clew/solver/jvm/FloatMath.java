package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;

/**
 * The methods of {@code Math} and {@code StrictMath} on floats whose results are defined exactly,
 * as terms; {@link FloatPatterns} has those that look at the representation, and {@link
 * MathFunctions} those that Java defines up to an error.
 *
 * <p>Operands of one method have one sort, {@link Sort#FLOAT} or {@link Sort#DOUBLE}.
 */
public final class FloatMath {

  private final ExprFactory factory;
  private final JvmIntegers integers;
  private final JvmFloats floats;

  public FloatMath(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
    this.floats = new JvmFloats(factory);
  }

  public Expr abs(Expr x) {
    return factory.apply(FloatOp.ABS, x);
  }

  /** NaN if either is; -0.0 is less than 0.0. */
  public Expr min(Expr x, Expr y) {
    return extremum(0.0, floats.le(x, y), x, y);
  }

  /** NaN if either is; 0.0 is greater than -0.0. */
  public Expr max(Expr x, Expr y) {
    return extremum(-0.0, floats.le(y, x), x, y);
  }

  /**
   * {@code x} where it is NaN or preferred, but not where it is the zero that loses against any.
   */
  private Expr extremum(double losingZero, Expr preferred, Expr x, Expr y) {
    Expr loses = floats.identical(x, constant(x, losingZero));
    Expr zeros = factory.and(loses, floats.eq(y, constant(y, 0)));
    Expr ordered = factory.ite(preferred, x, y);
    return factory.ite(floats.isNaN(x), x, factory.ite(zeros, y, ordered));
  }

  /** {@code Math.clamp} where {@code min <= max}, -0.0 being less than 0.0. */
  public Expr clamp(Expr value, Expr min, Expr max) {
    return min(max, max(value, min));
  }

  /** -1, 1, or the argument itself if that is a zero or NaN. */
  public Expr signum(Expr x) {
    Expr notPositive = factory.ite(floats.lt(x, constant(x, 0)), constant(x, -1), x);
    return factory.ite(floats.lt(constant(x, 0), x), constant(x, 1), notPositive);
  }

  public Expr floor(Expr x) {
    return integral(RoundingMode.FLOOR, x);
  }

  public Expr ceil(Expr x) {
    return integral(RoundingMode.CEILING, x);
  }

  public Expr rint(Expr x) {
    return integral(RoundingMode.HALF_EVEN, x);
  }

  private Expr integral(RoundingMode mode, Expr x) {
    return factory.apply(FloatOp.ROUND, factory.rounding(mode), x);
  }

  /**
   * {@code Math.round}: a {@code float} to an {@code int}, a {@code double} to a {@code long}; ties
   * upward, saturated, 0 for NaN.
   *
   * <p>One more than the floor if the rest is at least a half. The rest is exact but for tiny
   * negative numbers, where it rounds to at most 1; and where it is not zero the floor is far from
   * the limits, so that adding 1 does not wrap.
   */
  public Expr round(Expr x) {
    Expr floor = floor(x);
    Expr up = floats.le(constant(x, 0.5), floats.sub(x, floor));
    Expr below = x.sort().equals(Sort.FLOAT) ? floats.toInt(floor) : floats.toLong(floor);
    Expr step = factory.ite(up, factory.bits(below.sort(), 1), factory.bits(below.sort(), 0));
    return integers.add(below, step);
  }

  /** {@code Math.sqrt}; of a {@code float}, the same as the cast of the {@code double}'s root. */
  public Expr sqrt(Expr x) {
    return factory.apply(FloatOp.SQRT, nearest(), x);
  }

  public Expr fma(Expr x, Expr y, Expr z) {
    return factory.apply(FloatOp.FMA, nearest(), x, y, z);
  }

  public Expr ieeeRemainder(Expr x, Expr y) {
    return factory.apply(FloatOp.IEEE_REM, x, y);
  }

  private Expr nearest() {
    return factory.rounding(RoundingMode.HALF_EVEN);
  }

  private Expr constant(Expr like, double value) {
    return floats.constant(like.sort(), value);
  }
}
