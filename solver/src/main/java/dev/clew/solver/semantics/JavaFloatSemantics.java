package dev.clew.solver.semantics;

import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;

/**
 * {@code float} and {@code double} with the operations that Java has, by Java itself, on raw
 * patterns. Whatever is not {@linkplain #covers covered} is {@link SoftFloat}'s.
 */
public final class JavaFloatSemantics {

  private JavaFloatSemantics() {}

  /**
   * Whether Java computes this operation.
   *
   * @param operand sort of the last argument
   */
  public static boolean covers(FloatOp op, RoundingMode mode, Sort operand, Sort result) {
    return switch (op) {
      case ADD, MUL, DIV, FMA, SQRT -> mode == RoundingMode.HALF_EVEN && isJava(operand);
      case ROUND -> mode != RoundingMode.HALF_UP && isJava(operand);
      case REM, IEEE_REM, NEG, ABS, LT, LE, EQ, TO_BITS -> isJava(operand);
      case CONVERT -> mode == RoundingMode.HALF_EVEN && isJava(operand) && isJava(result);
      case FROM_SIGNED -> mode == RoundingMode.HALF_EVEN && operand.isRaw() && isJava(result);
      case FROM_UNSIGNED ->
          mode == RoundingMode.HALF_EVEN && operand.width() < Long.SIZE && isJava(result);
      case FROM_BITS -> isJava(result);
      case TO_SIGNED ->
          mode == RoundingMode.DOWN
              && isJava(operand)
              && (result.equals(Sort.INT) || result.equals(Sort.LONG));
      case TO_UNSIGNED -> false;
    };
  }

  private static boolean isJava(Sort sort) {
    return sort.equals(Sort.FLOAT) || sort.equals(Sort.DOUBLE);
  }

  /** The raw result of a covered operation; the arguments do not count the rounding mode. */
  public static long apply(
      FloatOp op, RoundingMode mode, Sort operand, Sort result, long a, long b, long c) {
    return switch (op) {
      case FROM_SIGNED -> fromLong(result, a);
      case FROM_UNSIGNED -> fromLong(result, Patterns.zeroExtend(a, operand.width()));
      case FROM_BITS -> Patterns.canonical(result, a);
      case TO_BITS -> a;
      default ->
          operand.equals(Sort.FLOAT)
              ? onFloat(op, mode, result, toFloat(a), toFloat(b), toFloat(c))
              : onDouble(op, mode, result, toDouble(a), toDouble(b), toDouble(c));
    };
  }

  private static long onFloat(
      FloatOp op, RoundingMode mode, Sort result, float x, float y, float z) {
    return switch (op) {
      case ADD -> raw(x + y);
      case MUL -> raw(x * y);
      case DIV -> raw(x / y);
      case FMA -> raw(Math.fma(x, y, z));
      case SQRT -> raw((float) Math.sqrt(x));
      case ROUND -> raw((float) integral(mode, x));
      case REM -> raw(x % y);
      case IEEE_REM -> raw((float) Math.IEEEremainder(x, y));
      case NEG -> raw(-x);
      case ABS -> raw(Math.abs(x));
      case LT -> x < y ? 1 : 0;
      case LE -> x <= y ? 1 : 0;
      case EQ -> x == y ? 1 : 0;
      case CONVERT -> result.equals(Sort.FLOAT) ? raw(x) : raw((double) x);
      case TO_SIGNED -> result.equals(Sort.INT) ? (int) x : (long) x;
      case FROM_SIGNED, FROM_UNSIGNED, FROM_BITS, TO_BITS, TO_UNSIGNED -> throw notCovered(op);
    };
  }

  private static long onDouble(
      FloatOp op, RoundingMode mode, Sort result, double x, double y, double z) {
    return switch (op) {
      case ADD -> raw(x + y);
      case MUL -> raw(x * y);
      case DIV -> raw(x / y);
      case FMA -> raw(Math.fma(x, y, z));
      case SQRT -> raw(Math.sqrt(x));
      case ROUND -> raw(integral(mode, x));
      case REM -> raw(x % y);
      case IEEE_REM -> raw(Math.IEEEremainder(x, y));
      case NEG -> raw(-x);
      case ABS -> raw(Math.abs(x));
      case LT -> x < y ? 1 : 0;
      case LE -> x <= y ? 1 : 0;
      case EQ -> x == y ? 1 : 0;
      case CONVERT -> result.equals(Sort.DOUBLE) ? raw(x) : raw((float) x);
      case TO_SIGNED -> result.equals(Sort.INT) ? (int) x : (long) x;
      case FROM_SIGNED, FROM_UNSIGNED, FROM_BITS, TO_BITS, TO_UNSIGNED -> throw notCovered(op);
    };
  }

  private static double integral(RoundingMode mode, double x) {
    return switch (mode) {
      case HALF_EVEN -> Math.rint(x);
      case CEILING -> Math.ceil(x);
      case FLOOR -> Math.floor(x);
      default -> x < 0 ? Math.ceil(x) : Math.floor(x);
    };
  }

  private static long fromLong(Sort result, long integer) {
    return result.equals(Sort.FLOAT) ? raw((float) integer) : raw((double) integer);
  }

  private static float toFloat(long raw) {
    return Float.intBitsToFloat((int) raw);
  }

  private static double toDouble(long raw) {
    return Double.longBitsToDouble(raw);
  }

  private static long raw(float value) {
    return Float.floatToIntBits(value);
  }

  private static long raw(double value) {
    return Double.doubleToLongBits(value);
  }

  private static IllegalArgumentException notCovered(FloatOp op) {
    return new IllegalArgumentException(op + " is not covered");
  }
}
