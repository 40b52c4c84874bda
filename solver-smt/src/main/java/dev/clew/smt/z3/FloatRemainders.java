package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;
import java.math.RoundingMode;

/** What can be said of the remainder of two floats without computing it. */
final class FloatRemainders {

  private final NativeContext context;
  private final Z3Constants constants;
  private final long z3;

  FloatRemainders(NativeContext context, Z3Constants constants) {
    this.context = context;
    this.constants = constants;
    this.z3 = context.handle();
  }

  /**
   * What is true whatever the quotient: enough to refute what is wrong at a glance.
   *
   * @param result stands for the remainder of {@code x} by {@code y}
   */
  long facts(FloatOp op, long x, long y, long result) {
    long nan = context.keep(Native.mkFpaIsNan(z3, result));
    long number = context.not(nan);
    long undefined =
        context.or(
            context.keep(Native.mkFpaIsNan(z3, x)),
            context.keep(Native.mkFpaIsInfinite(z3, x)),
            context.keep(Native.mkFpaIsNan(z3, y)),
            context.keep(Native.mkFpaIsZero(z3, y)));
    long magnitude = magnitude(result);
    long below = context.keep(Native.mkFpaLt(z3, magnitude, magnitude(y)));
    long shrinks = context.keep(Native.mkFpaLeq(z3, magnitude, magnitude(x)));
    long signed = op == FloatOp.REM ? number : context.keep(Native.mkFpaIsZero(z3, result));
    long untouched = op == FloatOp.REM ? isLess(x, y) : context.keep(Native.mkFpaIsInfinite(z3, y));
    return context.and(
        context.eq(nan, undefined),
        context.implies(number, context.and(below, shrinks)),
        context.implies(signed, context.eq(negative(result), negative(x))),
        context.implies(context.and(number, untouched), context.eq(result, x)));
  }

  /** Whether the dividend is less than the divisor in magnitude, and therefore the result of %. */
  long isLess(long x, long y) {
    return context.keep(Native.mkFpaLt(z3, magnitude(x), magnitude(y)));
  }

  /**
   * The definition of % where the quotient is neither too large for its integral part to be exact
   * nor cut off. The quotient is rounded toward zero, which no integer stands in the way of; what
   * is left is a float, so that one fused operation gives it exactly, but for the sign of a zero.
   */
  long definition(Sort format, long x, long y, long result) {
    long down = constants.rounding(RoundingMode.DOWN);
    long quotient = context.keep(Native.mkFpaDiv(z3, down, x, y));
    long whole = context.keep(Native.mkFpaRoundToIntegral(z3, down, quotient));
    long negated = context.keep(Native.mkFpaNeg(z3, whole));
    long even = constants.rounding(RoundingMode.HALF_EVEN);
    long rest = context.keep(Native.mkFpaFma(z3, even, negated, y, x));
    long exact = context.keep(Native.mkFpaLt(z3, magnitude(quotient), quotientLimit(format)));
    long undefined =
        context.or(
            context.keep(Native.mkFpaIsNan(z3, result)),
            context.keep(Native.mkFpaIsInfinite(z3, y)));
    return context.or(
        undefined, context.not(exact), context.keep(Native.mkFpaEq(z3, result, rest)));
  }

  /** Two to the power of the precision, or the largest finite float if that is less. */
  private long quotientLimit(Sort format) {
    long bias = (1L << (format.exponentBits() - 1)) - 1;
    BigInteger infinity =
        BigInteger.ONE
            .shiftLeft(format.exponentBits())
            .subtract(BigInteger.ONE)
            .shiftLeft(format.bits() - 1);
    BigInteger power = BigInteger.valueOf(bias + format.bits()).shiftLeft(format.bits() - 1);
    return constants.floating(format, power.min(infinity.subtract(BigInteger.ONE)));
  }

  private long magnitude(long x) {
    return context.keep(Native.mkFpaAbs(z3, x));
  }

  private long negative(long x) {
    return context.keep(Native.mkFpaIsNegative(z3, x));
  }
}
