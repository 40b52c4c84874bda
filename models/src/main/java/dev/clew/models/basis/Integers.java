package dev.clew.models.basis;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Terms of mathematical integers. */
public record Integers(ExprFactory factory) {

  public Expr constant(long number) {
    return factory.integerConst(number);
  }

  public Expr constant(BigInteger number) {
    return factory.constant(Value.of(number));
  }

  /** The number that an {@code int} or {@code long} is. */
  public Expr of(Expr bits) {
    return factory.apply(BitsOp.SIGNED_VALUE, bits);
  }

  public Expr plus(Expr x, Expr y) {
    return factory.apply(IntegerOp.ADD, x, y);
  }

  public Expr minus(Expr x, Expr y) {
    return plus(x, negate(y));
  }

  public Expr times(Expr x, Expr y) {
    return factory.apply(IntegerOp.MUL, x, y);
  }

  public Expr times(Expr x, BigInteger factor) {
    return factor.equals(BigInteger.ONE) ? x : times(x, constant(factor));
  }

  public Expr negate(Expr x) {
    return factory.apply(IntegerOp.NEG, x);
  }

  public Expr abs(Expr x) {
    return factory.ite(isNegative(x), negate(x), x);
  }

  public Expr less(Expr x, Expr y) {
    return factory.apply(IntegerOp.LT, x, y);
  }

  public Expr atMost(Expr x, Expr y) {
    return factory.apply(IntegerOp.LE, x, y);
  }

  public Expr isNegative(Expr x) {
    return less(x, constant(0));
  }

  public Expr isZero(Expr x) {
    return factory.eq(x, constant(0));
  }

  /** Whether so many bits hold it, with a sign. */
  public Expr fits(Expr x, int bits) {
    BigInteger most = BigInteger.ONE.shiftLeft(bits - 1).subtract(BigInteger.ONE);
    return factory.and(atMost(constant(most.not()), x), atMost(x, constant(most)));
  }

  /** An {@code int}: -1, 0 or 1. */
  public Expr compare(Expr x, Expr y) {
    Expr rest = factory.ite(factory.eq(x, y), factory.intConst(0), factory.intConst(1));
    return factory.ite(less(x, y), factory.intConst(-1), rest);
  }

  /** The quotient that rounds toward negative infinity, for a positive divisor. */
  public Expr floorDiv(Expr x, Expr positive) {
    return factory.apply(IntegerOp.DIV, x, positive);
  }

  /** Never negative. */
  public Expr mod(Expr x, Expr y) {
    return factory.apply(IntegerOp.MOD, x, y);
  }

  /** Rounds toward zero, as Java does; the divisor is not zero. */
  public Expr quotient(Expr x, Expr y) {
    Expr magnitude = factory.apply(IntegerOp.DIV, abs(x), abs(y));
    return factory.ite(factory.eq(isNegative(x), isNegative(y)), magnitude, negate(magnitude));
  }

  /** With the sign of the dividend, as Java's; the divisor is not zero. */
  public Expr remainder(Expr x, Expr y) {
    Expr magnitude = mod(abs(x), abs(y));
    return factory.ite(isNegative(x), negate(magnitude), magnitude);
  }
}
