package dev.clew.models;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Terms of mathematical integers. */
record Integers(ExprFactory factory) {

  Expr constant(long number) {
    return factory.integerConst(number);
  }

  Expr constant(BigInteger number) {
    return factory.constant(Value.of(number));
  }

  /** The number that an {@code int} or {@code long} is. */
  Expr of(Expr bits) {
    return factory.apply(BitsOp.SIGNED_VALUE, bits);
  }

  Expr plus(Expr x, Expr y) {
    return factory.apply(IntegerOp.ADD, x, y);
  }

  Expr minus(Expr x, Expr y) {
    return plus(x, negate(y));
  }

  Expr times(Expr x, Expr y) {
    return factory.apply(IntegerOp.MUL, x, y);
  }

  Expr times(Expr x, BigInteger factor) {
    return factor.equals(BigInteger.ONE) ? x : times(x, constant(factor));
  }

  Expr negate(Expr x) {
    return factory.apply(IntegerOp.NEG, x);
  }

  Expr abs(Expr x) {
    return factory.ite(isNegative(x), negate(x), x);
  }

  Expr less(Expr x, Expr y) {
    return factory.apply(IntegerOp.LT, x, y);
  }

  Expr atMost(Expr x, Expr y) {
    return factory.apply(IntegerOp.LE, x, y);
  }

  Expr isNegative(Expr x) {
    return less(x, constant(0));
  }

  Expr isZero(Expr x) {
    return factory.eq(x, constant(0));
  }

  /** Whether so many bits hold it, with a sign. */
  Expr fits(Expr x, int bits) {
    BigInteger most = BigInteger.ONE.shiftLeft(bits - 1).subtract(BigInteger.ONE);
    return factory.and(atMost(constant(most.not()), x), atMost(x, constant(most)));
  }

  /** An {@code int}: -1, 0 or 1. */
  Expr compare(Expr x, Expr y) {
    Expr rest = factory.ite(factory.eq(x, y), factory.intConst(0), factory.intConst(1));
    return factory.ite(less(x, y), factory.intConst(-1), rest);
  }

  /** The quotient that rounds toward negative infinity, for a positive divisor. */
  Expr floorDiv(Expr x, Expr positive) {
    return factory.apply(IntegerOp.DIV, x, positive);
  }

  /** Never negative. */
  Expr mod(Expr x, Expr y) {
    return factory.apply(IntegerOp.MOD, x, y);
  }

  /** Rounds toward zero, as Java does; the divisor is not zero. */
  Expr quotient(Expr x, Expr y) {
    Expr magnitude = factory.apply(IntegerOp.DIV, abs(x), abs(y));
    return factory.ite(factory.eq(isNegative(x), isNegative(y)), magnitude, negate(magnitude));
  }

  /** With the sign of the dividend, as Java's; the divisor is not zero. */
  Expr remainder(Expr x, Expr y) {
    Expr magnitude = mod(abs(x), abs(y));
    return factory.ite(isNegative(x), negate(magnitude), magnitude);
  }
}
