package dev.clew.solver.semantics;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.function.IntPredicate;

/** What SMT-LIB says that bit-vector operators mean, bit by bit or on numbers; slow and plain. */
final class BitsOracle {

  private final int width;
  private final BigInteger x;
  private final BigInteger y;

  /**
   * @param x the first operand as an unsigned number
   * @param y the second operand as an unsigned number
   */
  BitsOracle(int width, BigInteger x, BigInteger y) {
    this.width = width;
    this.x = x;
    this.y = y;
  }

  Value apply(BitsOp op, Sort result) {
    return switch (op) {
      case SLT -> Value.of(signed(x).compareTo(signed(y)) < 0);
      case SLE -> Value.of(signed(x).compareTo(signed(y)) <= 0);
      case ULT -> Value.of(x.compareTo(y) < 0);
      case ULE -> Value.of(x.compareTo(y) <= 0);
      case SIGNED_VALUE -> Value.of(signed(x));
      case UNSIGNED_VALUE -> Value.of(x);
      case ADD, MUL, NEG, SDIV, SREM, UDIV, UREM, AND, OR, XOR, NOT, SHL, LSHR, ASHR ->
          vector(result, number(op));
      case TRUNCATE, ZERO_EXTEND -> vector(result, x);
      case SIGN_EXTEND, FROM_INTEGER -> vector(result, signed(x));
    };
  }

  private BigInteger number(BitsOp op) {
    return switch (op) {
      case ADD -> x.add(y);
      case MUL -> x.multiply(y);
      case NEG -> power(width).subtract(x);
      case SDIV -> signedQuotient();
      case SREM -> signed(x).subtract(signedQuotient().multiply(signed(y)));
      case UDIV -> y.signum() == 0 ? power(width).subtract(BigInteger.ONE) : x.divide(y);
      case UREM -> y.signum() == 0 ? x : x.mod(y);
      case AND -> bitwise(i -> x.testBit(i) && y.testBit(i));
      case OR -> bitwise(i -> x.testBit(i) || y.testBit(i));
      case XOR -> bitwise(i -> x.testBit(i) != y.testBit(i));
      case NOT -> bitwise(i -> !x.testBit(i));
      case SHL -> bitwise(i -> bit(BigInteger.valueOf(i).subtract(y), false));
      case LSHR -> bitwise(i -> bit(BigInteger.valueOf(i).add(y), false));
      case ASHR -> bitwise(i -> bit(BigInteger.valueOf(i).add(y), x.testBit(width - 1)));
      default -> throw new IllegalArgumentException(op + " has no number");
    };
  }

  /** The magnitudes' quotient with the sign that it must have. */
  private BigInteger signedQuotient() {
    if (y.signum() == 0) {
      return signed(x).signum() < 0 ? BigInteger.ONE : BigInteger.ONE.negate();
    }
    BigInteger magnitude = signed(x).abs().divide(signed(y).abs());
    return signed(x).signum() * signed(y).signum() < 0 ? magnitude.negate() : magnitude;
  }

  private BigInteger bitwise(IntPredicate bit) {
    BigInteger bits = BigInteger.ZERO;
    for (int i = 0; i < width; i++) {
      if (bit.test(i)) {
        bits = bits.add(power(i));
      }
    }
    return bits;
  }

  /** The bit of x at a position; below it is 0, and above it is {@code filling}. */
  private boolean bit(BigInteger position, boolean filling) {
    if (position.signum() < 0) {
      return false;
    }
    return position.compareTo(BigInteger.valueOf(width)) < 0
        ? x.testBit(position.intValue())
        : filling;
  }

  private BigInteger signed(BigInteger unsigned) {
    return unsigned.compareTo(power(width - 1)) < 0 ? unsigned : unsigned.subtract(power(width));
  }

  private static Value vector(Sort sort, BigInteger number) {
    return Value.ofPattern(sort, number.mod(power(sort.width())));
  }

  private static BigInteger power(int exponent) {
    return BigInteger.TWO.pow(exponent);
  }
}
