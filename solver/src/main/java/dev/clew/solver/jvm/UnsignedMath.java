package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;

/**
 * The methods of {@code Integer} and {@code Long} that take their arguments as unsigned, as terms.
 * Operands of one method have one sort, {@link Sort#INT} or {@link Sort#LONG}.
 */
public final class UnsignedMath {

  private final ExprFactory factory;
  private final JvmIntegers integers;

  public UnsignedMath(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
  }

  /** -1, 0 or 1. */
  public Expr compare(Expr x, Expr y) {
    return integers.threeWay(lt(x, y), integers.eq(x, y));
  }

  public Expr lt(Expr x, Expr y) {
    return factory.apply(BitsOp.ULT, x, y);
  }

  public Expr le(Expr x, Expr y) {
    return factory.apply(BitsOp.ULE, x, y);
  }

  /** Where {@code y} is not zero. */
  public Expr divide(Expr x, Expr y) {
    return factory.apply(BitsOp.UDIV, x, y);
  }

  /** Where {@code y} is not zero. */
  public Expr remainder(Expr x, Expr y) {
    return factory.apply(BitsOp.UREM, x, y);
  }

  /** {@code Integer.toUnsignedLong}. */
  public Expr toLong(Expr x) {
    return factory.convert(BitsOp.ZERO_EXTEND, Sort.LONG, x);
  }
}
