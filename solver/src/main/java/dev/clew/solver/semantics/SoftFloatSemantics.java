package dev.clew.solver.semantics;

import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Every float operation in every format and mode, by {@link SoftFloat}. */
final class SoftFloatSemantics {

  private SoftFloatSemantics() {}

  /**
   * The arguments do not count the rounding mode; those that the operator lacks repeat the first.
   */
  static Value apply(FloatOp op, RoundingMode mode, Sort result, Value a, Value b, Value c) {
    return switch (op) {
      case FROM_SIGNED -> rounded(result, mode, a.asInteger());
      case FROM_UNSIGNED -> rounded(result, mode, a.pattern());
      case FROM_BITS -> Value.ofPattern(result, a.pattern());
      default -> onFloats(op, mode, result, a, b.pattern(), c.pattern());
    };
  }

  private static Value onFloats(
      FloatOp op, RoundingMode mode, Sort result, Value a, BigInteger y, BigInteger z) {
    SoftFloat format = format(a.sort());
    BigInteger x = a.pattern();
    return switch (op) {
      case ADD -> Value.ofPattern(result, format.add(mode, x, y));
      case MUL -> Value.ofPattern(result, format.multiply(mode, x, y));
      case DIV -> Value.ofPattern(result, format.divide(mode, x, y));
      case FMA -> Value.ofPattern(result, format.fusedMultiplyAdd(mode, x, y, z));
      case SQRT -> Value.ofPattern(result, format.squareRoot(mode, x));
      case ROUND -> Value.ofPattern(result, format.roundToIntegral(mode, x));
      case REM -> Value.ofPattern(result, format.remainder(x, y));
      case IEEE_REM -> Value.ofPattern(result, format.ieeeRemainder(x, y));
      case NEG -> Value.ofPattern(result, format.negate(x));
      case ABS -> Value.ofPattern(result, format.absolute(x));
      case LT -> Value.of(format.lessThan(x, y));
      case LE -> Value.of(format.lessOrEqual(x, y));
      case EQ -> Value.of(format.ieeeEqual(x, y));
      case CONVERT -> Value.ofPattern(result, format(result).convert(mode, format, x));
      case TO_BITS -> Value.ofPattern(result, x);
      case TO_SIGNED -> saturated(format, mode, result, x, true);
      case TO_UNSIGNED -> saturated(format, mode, result, x, false);
      case FROM_SIGNED, FROM_UNSIGNED, FROM_BITS ->
          throw new IllegalArgumentException(op + " takes no float");
    };
  }

  private static SoftFloat format(Sort sort) {
    return new SoftFloat(sort.exponentBits(), sort.bits());
  }

  private static Value rounded(Sort result, RoundingMode mode, BigInteger integer) {
    return Value.ofPattern(result, format(result).fromInteger(mode, integer));
  }

  private static Value saturated(
      SoftFloat format, RoundingMode mode, Sort result, BigInteger x, boolean signed) {
    if (format.isNaN(x)) {
      return Value.zero(result);
    }
    BigInteger most = Patterns.ones(signed ? result.bits() - 1 : result.bits());
    BigInteger least = signed ? most.not() : BigInteger.ZERO;
    BigInteger integer =
        outgrows(format, x, result.bits())
            ? (format.isNegative(x) ? least : most)
            : format.toInteger(mode, x).orElseThrow();
    return Value.ofPattern(result, integer.max(least).min(most));
  }

  /** Whether a number, infinite ones too, is so large that its digits need not be written out. */
  private static boolean outgrows(SoftFloat format, BigInteger x, int bits) {
    int fractionBits = format.significandBits() - 1;
    BigInteger biased = x.clearBit(format.exponentBits() + fractionBits).shiftRight(fractionBits);
    BigInteger bias = Patterns.ones(format.exponentBits() - 1);
    return format.isInfinite(x) || biased.subtract(bias).compareTo(BigInteger.valueOf(bits)) > 0;
  }
}
