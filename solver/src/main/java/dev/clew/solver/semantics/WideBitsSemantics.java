package dev.clew.solver.semantics;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Bit-vectors of any width by big integers, and the ways to and from mathematical integers. */
final class WideBitsSemantics {

  private WideBitsSemantics() {}

  /** {@code b} equals {@code a} for unary operators. */
  static Value apply(BitsOp op, Sort result, Value a, Value b) {
    BigInteger x = a.asInteger();
    BigInteger y = b.asInteger();
    return switch (op) {
      case ADD -> Value.ofPattern(result, x.add(y));
      case MUL -> Value.ofPattern(result, x.multiply(y));
      case NEG -> Value.ofPattern(result, x.negate());
      case SDIV -> Value.ofPattern(result, signedQuotient(x, y));
      case SREM -> Value.ofPattern(result, y.signum() == 0 ? x : x.remainder(y));
      case UDIV -> Value.ofPattern(result, unsignedQuotient(a.pattern(), b.pattern()));
      case UREM ->
          Value.ofPattern(result, y.signum() == 0 ? x : a.pattern().remainder(b.pattern()));
      case AND -> Value.ofPattern(result, x.and(y));
      case OR -> Value.ofPattern(result, x.or(y));
      case XOR -> Value.ofPattern(result, x.xor(y));
      case NOT -> Value.ofPattern(result, x.not());
      case SHL -> Value.ofPattern(result, shiftLeft(x, b));
      case LSHR -> Value.ofPattern(result, shiftRight(a.pattern(), b));
      case ASHR -> Value.ofPattern(result, shiftRight(x, b));
      case SLT -> Value.of(x.compareTo(y) < 0);
      case SLE -> Value.of(x.compareTo(y) <= 0);
      case ULT -> Value.of(a.pattern().compareTo(b.pattern()) < 0);
      case ULE -> Value.of(a.pattern().compareTo(b.pattern()) <= 0);
      case TRUNCATE, SIGN_EXTEND, FROM_INTEGER -> Value.ofPattern(result, x);
      case ZERO_EXTEND -> Value.ofPattern(result, a.pattern());
      case SIGNED_VALUE -> Value.of(x);
      case UNSIGNED_VALUE -> Value.of(a.pattern());
    };
  }

  private static BigInteger signedQuotient(BigInteger x, BigInteger y) {
    if (y.signum() == 0) {
      return x.signum() < 0 ? BigInteger.ONE : BigInteger.ONE.negate();
    }
    return x.divide(y);
  }

  private static BigInteger unsignedQuotient(BigInteger x, BigInteger y) {
    return y.signum() == 0 ? BigInteger.ONE.negate() : x.divide(y);
  }

  private static BigInteger shiftLeft(BigInteger x, Value distance) {
    int width = distance.sort().width();
    BigInteger by = distance.pattern();
    return by.compareTo(BigInteger.valueOf(width)) >= 0
        ? BigInteger.ZERO
        : Patterns.unsigned(x.shiftLeft(by.intValue()), width);
  }

  private static BigInteger shiftRight(BigInteger x, Value distance) {
    BigInteger most = BigInteger.valueOf(distance.sort().width());
    return x.shiftRight(distance.pattern().min(most).intValue());
  }
}
