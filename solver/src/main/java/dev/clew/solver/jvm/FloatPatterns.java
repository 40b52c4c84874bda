package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;

/**
 * The methods of {@code Math} that look at a float's representation, as terms on its IEEE pattern.
 * Operands of one method have one sort, {@link Sort#FLOAT} or {@link Sort#DOUBLE}, unless said
 * otherwise.
 */
public final class FloatPatterns {

  /** Holds any {@code double} times any power of two that does not make it overflow or vanish. */
  private static final Sort SCALED_DOUBLE = Sort.floating(13, Sort.DOUBLE.bits());

  /** From here on scaling any {@code double} leaves zero or infinity. */
  private static final int FARTHEST_SCALE = 2200;

  private final ExprFactory factory;
  private final JvmIntegers integers;
  private final JvmFloats floats;
  private final IntegerMath math;

  public FloatPatterns(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
    this.floats = new JvmFloats(factory);
    this.math = new IntegerMath(factory);
  }

  /**
   * The distance to the next larger float in magnitude.
   *
   * <p>A power of two: normal when the exponent field is larger than the fraction is wide,
   * otherwise a subnormal with one bit.
   */
  public Expr ulp(Expr x) {
    Expr field = exponentField(x);
    Sort bits = field.sort();
    Expr width = factory.bits(bits, x.sort().bits() - 1L);
    Expr one = factory.bits(bits, 1);
    Expr normal = factory.apply(BitsOp.SHL, integers.sub(field, width), width);
    Expr subnormal = factory.apply(BitsOp.SHL, one, integers.sub(math.max(field, one), one));
    Expr power = fromBits(x.sort(), factory.ite(integers.lt(width, field), normal, subnormal));
    return factory.ite(floats.isFinite(x), power, factory.apply(FloatOp.ABS, x));
  }

  /** The next float above; NaN and positive infinity stay. */
  public Expr nextUp(Expr x) {
    Expr bits = floats.toBits(x);
    Expr zero = factory.bits(bits.sort(), 0);
    Expr step = factory.ite(integers.lt(bits, zero), minusOne(bits), factory.bits(bits.sort(), 1));
    Expr isZero = floats.eq(x, floats.constant(x.sort(), 0));
    Expr next = factory.ite(isZero, factory.bits(bits.sort(), 1), integers.add(bits, step));
    Expr infinity = floats.constant(x.sort(), Double.POSITIVE_INFINITY);
    return factory.ite(floats.lt(x, infinity), fromBits(x.sort(), next), x);
  }

  public Expr nextDown(Expr x) {
    return floats.neg(nextUp(floats.neg(x)));
  }

  /** {@code Math.nextAfter}; the direction may be a {@code double} for a {@code float} too. */
  public Expr nextAfter(Expr start, Expr direction) {
    boolean mixed = !start.sort().equals(direction.sort());
    Expr from = mixed ? floats.f2d(start) : start;
    Expr same = mixed ? floats.d2f(direction) : direction;
    Expr nan = floats.constant(start.sort(), Double.NaN);
    Expr level = factory.ite(floats.eq(from, direction), same, nan);
    Expr notBelow = factory.ite(floats.lt(from, direction), nextUp(start), level);
    return factory.ite(floats.lt(direction, from), nextDown(start), notBelow);
  }

  /**
   * {@code x * 2^scale} with one rounding; {@code scale} is an {@code int}. Multiplies in a format
   * with more exponent bits, where the product is exact, and rounds to the sort of {@code x}.
   */
  public Expr scalb(Expr x, Expr scale) {
    Sort wide = x.sort().equals(Sort.FLOAT) ? Sort.floating(13, 24) : SCALED_DOUBLE;
    Expr nearest = factory.rounding(RoundingMode.HALF_EVEN);
    Expr exact =
        floats.mul(factory.convert(FloatOp.CONVERT, wide, nearest, x), powerOfTwo(wide, scale));
    return factory.convert(FloatOp.CONVERT, x.sort(), nearest, exact);
  }

  /** Two to the power of an {@code int} that is first brought into the range that matters. */
  private Expr powerOfTwo(Sort sort, Expr exponent) {
    Expr clamped =
        math.clamp(exponent, factory.intConst(-FARTHEST_SCALE), factory.intConst(FARTHEST_SCALE));
    Expr biased = integers.add(clamped, factory.intConst(bias(sort)));
    Sort bits = Sort.bits(sort.width());
    Expr field = factory.convert(BitsOp.ZERO_EXTEND, bits, biased);
    return fromBits(sort, factory.apply(BitsOp.SHL, field, factory.bits(bits, sort.bits() - 1L)));
  }

  /** The biased exponent, in the sort of the pattern. */
  private Expr exponentField(Expr x) {
    Expr bits = floats.toBits(factory.apply(FloatOp.ABS, x));
    return factory.apply(BitsOp.LSHR, bits, factory.bits(bits.sort(), x.sort().bits() - 1L));
  }

  private Expr fromBits(Sort sort, Expr bits) {
    return factory.convert(FloatOp.FROM_BITS, sort, bits);
  }

  private Expr minusOne(Expr like) {
    return factory.bits(like.sort(), -1);
  }

  private static int bias(Sort sort) {
    return (1 << (sort.exponentBits() - 1)) - 1;
  }
}
