package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;

/**
 * The integer methods of {@code Math}, {@code Integer} and {@code Long}, as terms.
 *
 * <p>Operands of one method have one sort, {@link Sort#INT} or {@link Sort#LONG}; methods that Java
 * overloads for a {@code long} and an {@code int} take both sorts. Methods that throw give the
 * result where they do not; {@link OverflowMath} has the conditions of the {@code …Exact} methods.
 */
public final class IntegerMath {

  private final ExprFactory factory;
  private final JvmIntegers integers;

  public IntegerMath(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
  }

  /** The absolute value, and {@code MIN_VALUE} for itself. */
  public Expr abs(Expr x) {
    return factory.ite(isNegative(x), integers.neg(x), x);
  }

  public Expr min(Expr x, Expr y) {
    return factory.ite(integers.le(x, y), x, y);
  }

  public Expr max(Expr x, Expr y) {
    return factory.ite(integers.le(y, x), x, y);
  }

  /** {@code Integer.signum} and {@code Long.signum}, an {@code int}. */
  public Expr signum(Expr x) {
    return integers.threeWay(isNegative(x), integers.eq(x, zero(x)));
  }

  /** {@code Integer.compare} and {@code Long.compare}. */
  public Expr compare(Expr x, Expr y) {
    return integers.lcmp(x, y);
  }

  /**
   * {@code Math.clamp} where {@code min <= max}, in the sort of the bounds: for a {@code long}
   * between {@code int}s it is an {@code int}.
   */
  public Expr clamp(Expr value, Expr min, Expr max) {
    Expr clamped = min(likeFirst(value, max), max(value, likeFirst(value, min)));
    return like(min, clamped);
  }

  /** {@code Math.floorDiv} where {@code y} is not zero; {@code y} may be an {@code int}. */
  public Expr floorDiv(Expr x, Expr y) {
    Expr divisor = likeFirst(x, y);
    Expr quotient = integers.div(x, divisor);
    Expr rounded = integers.add(quotient, factory.bits(x.sort(), -1));
    return factory.ite(
        factory.and(signsDiffer(x, divisor), isInexact(x, divisor)), rounded, quotient);
  }

  /** {@code Math.floorMod} where {@code y} is not zero: in the sort of {@code y}. */
  public Expr floorMod(Expr x, Expr y) {
    Expr divisor = likeFirst(x, y);
    Expr remainder = integers.rem(x, divisor);
    Expr adjusted = integers.add(remainder, divisor);
    return like(
        y,
        factory.ite(
            factory.and(signsDiffer(x, divisor), isInexact(x, divisor)), adjusted, remainder));
  }

  /** {@code Math.ceilDiv} where {@code y} is not zero; {@code y} may be an {@code int}. */
  public Expr ceilDiv(Expr x, Expr y) {
    Expr divisor = likeFirst(x, y);
    Expr quotient = integers.div(x, divisor);
    Expr rounded = integers.add(quotient, factory.bits(x.sort(), 1));
    return factory.ite(
        factory.and(factory.not(signsDiffer(x, divisor)), isInexact(x, divisor)),
        rounded,
        quotient);
  }

  /** {@code Math.ceilMod} where {@code y} is not zero: in the sort of {@code y}. */
  public Expr ceilMod(Expr x, Expr y) {
    Expr divisor = likeFirst(x, y);
    Expr remainder = integers.rem(x, divisor);
    Expr adjusted = integers.sub(remainder, divisor);
    return like(
        y,
        factory.ite(
            factory.and(factory.not(signsDiffer(x, divisor)), isInexact(x, divisor)),
            adjusted,
            remainder));
  }

  /** {@code Math.multiplyHigh}, for {@code int}s too. */
  public Expr multiplyHigh(Expr x, Expr y) {
    return highHalf(BitsOp.SIGN_EXTEND, x, y);
  }

  /** {@code Math.unsignedMultiplyHigh}, for {@code int}s too. */
  public Expr unsignedMultiplyHigh(Expr x, Expr y) {
    return highHalf(BitsOp.ZERO_EXTEND, x, y);
  }

  private Expr highHalf(BitsOp extension, Expr x, Expr y) {
    int width = x.sort().width();
    Sort twice = Sort.bits(2 * width);
    Expr product =
        integers.mul(factory.convert(extension, twice, x), factory.convert(extension, twice, y));
    Expr high = factory.apply(BitsOp.LSHR, product, factory.bits(twice, width));
    return factory.convert(BitsOp.TRUNCATE, x.sort(), high);
  }

  private Expr signsDiffer(Expr x, Expr y) {
    return isNegative(integers.xor(x, y));
  }

  private Expr isInexact(Expr x, Expr divisor) {
    return integers.ne(integers.rem(x, divisor), zero(x));
  }

  private Expr isNegative(Expr x) {
    return integers.lt(x, zero(x));
  }

  private Expr zero(Expr x) {
    return factory.bits(x.sort(), 0);
  }

  /** Widens {@code y} to the sort of {@code x}. */
  private Expr likeFirst(Expr x, Expr y) {
    return x.sort().equals(y.sort()) ? y : integers.i2l(y);
  }

  /** Narrows {@code x} to the sort of {@code pattern}, which holds its value. */
  private Expr like(Expr pattern, Expr x) {
    return x.sort().equals(pattern.sort()) ? x : integers.l2i(x);
  }
}
