package dev.clew.solver.semantics;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;

/** Bit-vectors of up to 64 bits, held sign-extended in a {@code long}. */
public final class BitsSemantics {

  private BitsSemantics() {}

  /**
   * The result, sign-extended; a comparison's is 0 or 1. {@code b} is ignored by unary operators.
   *
   * @param width of the operands
   * @param resultWidth of the result, which differs for conversions only
   */
  public static long apply(BitsOp op, int width, int resultWidth, long a, long b) {
    return switch (op) {
      case ADD -> Patterns.signExtend(a + b, width);
      case MUL -> Patterns.signExtend(a * b, width);
      case NEG -> Patterns.signExtend(-a, width);
      case SDIV -> Patterns.signExtend(b != 0 ? a / b : a < 0 ? 1 : -1, width);
      case SREM -> b == 0 ? a : a % b;
      case UDIV -> unsignedDivide(width, a, b);
      case UREM -> unsignedRemainder(width, a, b);
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case NOT -> ~a;
      case SHL -> tooFar(width, b) ? 0 : Patterns.signExtend(a << b, width);
      case LSHR ->
          tooFar(width, b) ? 0 : Patterns.signExtend(Patterns.zeroExtend(a, width) >>> b, width);
      case ASHR -> a >> (tooFar(width, b) ? width - 1 : b);
      case SLT -> a < b ? 1 : 0;
      case SLE -> a <= b ? 1 : 0;
      // Sign extension keeps the unsigned order.
      case ULT -> Long.compareUnsigned(a, b) < 0 ? 1 : 0;
      case ULE -> Long.compareUnsigned(a, b) <= 0 ? 1 : 0;
      case TRUNCATE -> Patterns.signExtend(a, resultWidth);
      case SIGN_EXTEND -> a;
      case ZERO_EXTEND -> Patterns.signExtend(Patterns.zeroExtend(a, width), resultWidth);
      case SIGNED_VALUE, UNSIGNED_VALUE, FROM_INTEGER ->
          throw new IllegalArgumentException(op + " is not raw on both sides");
    };
  }

  private static long unsignedDivide(int width, long a, long b) {
    return b == 0
        ? -1
        : Patterns.signExtend(
            Long.divideUnsigned(Patterns.zeroExtend(a, width), Patterns.zeroExtend(b, width)),
            width);
  }

  private static long unsignedRemainder(int width, long a, long b) {
    return b == 0
        ? a
        : Patterns.signExtend(
            Long.remainderUnsigned(Patterns.zeroExtend(a, width), Patterns.zeroExtend(b, width)),
            width);
  }

  private static boolean tooFar(int width, long distance) {
    return distance < 0 || distance >= width;
  }
}
