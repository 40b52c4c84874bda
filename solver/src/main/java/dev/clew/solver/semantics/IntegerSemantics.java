package dev.clew.solver.semantics;

import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Mathematical integers. */
final class IntegerSemantics {

  private IntegerSemantics() {}

  /** {@code y} equals {@code x} for unary operators. */
  static Value apply(IntegerOp op, BigInteger x, BigInteger y) {
    return switch (op) {
      case ADD -> Value.of(x.add(y));
      case MUL -> Value.of(x.multiply(y));
      case NEG -> Value.of(x.negate());
      case DIV -> Value.of(quotient(x, y));
      case MOD -> Value.of(y.signum() == 0 ? x : x.mod(y.abs()));
      case LT -> Value.of(x.compareTo(y) < 0);
      case LE -> Value.of(x.compareTo(y) <= 0);
    };
  }

  /** The quotient that leaves the Euclidean remainder. */
  private static BigInteger quotient(BigInteger x, BigInteger y) {
    return y.signum() == 0 ? BigInteger.ZERO : x.subtract(x.mod(y.abs())).divide(y);
  }
}
