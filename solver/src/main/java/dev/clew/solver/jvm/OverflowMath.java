package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;

/**
 * When the {@code …Exact} methods of {@code Math} throw: each method is the condition, a boolean
 * term, under which the result does not fit. The result itself is {@link JvmIntegers}'.
 *
 * <p>Operands of one method have one sort, {@link Sort#INT} or {@link Sort#LONG}.
 */
public final class OverflowMath {

  private final ExprFactory factory;
  private final JvmIntegers integers;

  public OverflowMath(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
  }

  /** Both operands differ in sign from the sum. */
  public Expr add(Expr x, Expr y) {
    Expr sum = integers.add(x, y);
    return isNegative(integers.and(integers.xor(x, sum), integers.xor(y, sum)));
  }

  /** The operands differ in sign, and the difference differs from the first. */
  public Expr subtract(Expr x, Expr y) {
    Expr difference = integers.sub(x, y);
    return isNegative(integers.and(integers.xor(x, y), integers.xor(x, difference)));
  }

  /** The product in twice the width does not fit; the second operand may be an {@code int}. */
  public Expr multiply(Expr x, Expr y) {
    Sort twice = Sort.bits(2 * x.sort().width());
    Expr product = integers.mul(extend(x, twice), extend(y, twice));
    Expr kept = extend(factory.convert(BitsOp.TRUNCATE, x.sort(), product), twice);
    return integers.ne(kept, product);
  }

  /** Where {@code y} is not zero. */
  public Expr divide(Expr x, Expr y) {
    return factory.and(isMin(x), integers.eq(y, factory.bits(y.sort(), -1)));
  }

  public Expr negate(Expr x) {
    return isMin(x);
  }

  /** {@code Math.absExact}. */
  public Expr abs(Expr x) {
    return isMin(x);
  }

  public Expr increment(Expr x) {
    return integers.eq(x, integers.not(minimum(x)));
  }

  public Expr decrement(Expr x) {
    return isMin(x);
  }

  /** {@code Math.toIntExact}, of a {@code long}. */
  public Expr toInt(Expr x) {
    return integers.ne(integers.i2l(integers.l2i(x)), x);
  }

  private Expr extend(Expr x, Sort to) {
    return factory.convert(BitsOp.SIGN_EXTEND, to, x);
  }

  private Expr isNegative(Expr x) {
    return integers.lt(x, factory.bits(x.sort(), 0));
  }

  private Expr isMin(Expr x) {
    return integers.eq(x, minimum(x));
  }

  private Expr minimum(Expr x) {
    return factory.raw(x.sort(), 1L << (x.sort().width() - 1));
  }
}
