package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;

/**
 * The JVM's instructions on {@code float} and {@code double} (JVMS 6.5), and the methods of {@code
 * Float} and {@code Double} that look at a value, as terms.
 *
 * <p>Operands of one method have one sort, {@link Sort#FLOAT} or {@link Sort#DOUBLE}. There is one
 * NaN: {@code floatToRawIntBits}, which tells NaNs apart, cannot be expressed.
 */
public final class JvmFloats {

  private final ExprFactory factory;
  private final JvmIntegers integers;
  private final Expr nearest;
  private final Expr towardZero;

  public JvmFloats(ExprFactory factory) {
    this.factory = factory;
    this.integers = new JvmIntegers(factory);
    this.nearest = factory.rounding(RoundingMode.HALF_EVEN);
    this.towardZero = factory.rounding(RoundingMode.DOWN);
  }

  public Expr add(Expr x, Expr y) {
    return factory.apply(FloatOp.ADD, nearest, x, y);
  }

  public Expr sub(Expr x, Expr y) {
    return add(x, neg(y));
  }

  public Expr mul(Expr x, Expr y) {
    return factory.apply(FloatOp.MUL, nearest, x, y);
  }

  public Expr div(Expr x, Expr y) {
    return factory.apply(FloatOp.DIV, nearest, x, y);
  }

  public Expr rem(Expr x, Expr y) {
    return factory.apply(FloatOp.REM, x, y);
  }

  public Expr neg(Expr x) {
    return factory.apply(FloatOp.NEG, x);
  }

  public Expr lt(Expr x, Expr y) {
    return factory.apply(FloatOp.LT, x, y);
  }

  public Expr le(Expr x, Expr y) {
    return factory.apply(FloatOp.LE, x, y);
  }

  public Expr gt(Expr x, Expr y) {
    return lt(y, x);
  }

  public Expr ge(Expr x, Expr y) {
    return le(y, x);
  }

  /** Java's {@code ==}: false on NaN, true on two zeros. */
  public Expr eq(Expr x, Expr y) {
    return factory.apply(FloatOp.EQ, x, y);
  }

  /** Java's {@code !=}: true on NaN. */
  public Expr ne(Expr x, Expr y) {
    return factory.not(eq(x, y));
  }

  /** {@code fcmpl} and {@code dcmpl}: -1, 0 or 1, and -1 on NaN. */
  public Expr cmpl(Expr x, Expr y) {
    Expr notGreater = factory.ite(eq(x, y), factory.intConst(0), factory.intConst(-1));
    return factory.ite(lt(y, x), factory.intConst(1), notGreater);
  }

  /** {@code fcmpg} and {@code dcmpg}: -1, 0 or 1, and 1 on NaN. */
  public Expr cmpg(Expr x, Expr y) {
    return integers.threeWay(lt(x, y), eq(x, y));
  }

  /** {@code Float.compare} and {@code Double.compare}: -0.0 before 0.0, NaN last. */
  public Expr compare(Expr x, Expr y) {
    Expr unordered = integers.lcmp(toBits(x), toBits(y));
    Expr notLess = factory.ite(lt(y, x), factory.intConst(1), unordered);
    return factory.ite(lt(x, y), factory.intConst(-1), notLess);
  }

  /** {@code Float.equals} and {@code Double.equals}: the same value, NaN included. */
  public Expr identical(Expr x, Expr y) {
    return factory.eq(x, y);
  }

  public Expr isNaN(Expr x) {
    return factory.not(eq(x, x));
  }

  public Expr isInfinite(Expr x) {
    return eq(factory.apply(FloatOp.ABS, x), constant(x.sort(), Double.POSITIVE_INFINITY));
  }

  public Expr isFinite(Expr x) {
    return lt(factory.apply(FloatOp.ABS, x), constant(x.sort(), Double.POSITIVE_INFINITY));
  }

  /** {@code i2f} and {@code l2f}. */
  public Expr integerToFloat(Expr x) {
    return factory.convert(FloatOp.FROM_SIGNED, Sort.FLOAT, nearest, x);
  }

  /** {@code i2d} and {@code l2d}. */
  public Expr integerToDouble(Expr x) {
    return factory.convert(FloatOp.FROM_SIGNED, Sort.DOUBLE, nearest, x);
  }

  /** {@code f2i} and {@code d2i}: saturated, 0 for NaN. */
  public Expr toInt(Expr x) {
    return factory.convert(FloatOp.TO_SIGNED, Sort.INT, towardZero, x);
  }

  /** {@code f2l} and {@code d2l}: saturated, 0 for NaN. */
  public Expr toLong(Expr x) {
    return factory.convert(FloatOp.TO_SIGNED, Sort.LONG, towardZero, x);
  }

  public Expr f2d(Expr x) {
    return factory.convert(FloatOp.CONVERT, Sort.DOUBLE, nearest, x);
  }

  public Expr d2f(Expr x) {
    return factory.convert(FloatOp.CONVERT, Sort.FLOAT, nearest, x);
  }

  /** {@code Float.floatToIntBits} and {@code Double.doubleToLongBits}. */
  public Expr toBits(Expr x) {
    return factory.apply(FloatOp.TO_BITS, x);
  }

  public Expr intBitsToFloat(Expr x) {
    return factory.convert(FloatOp.FROM_BITS, Sort.FLOAT, x);
  }

  public Expr longBitsToDouble(Expr x) {
    return factory.convert(FloatOp.FROM_BITS, Sort.DOUBLE, x);
  }

  /** A constant of a sort that holds it exactly. */
  Expr constant(Sort sort, double value) {
    return sort.equals(Sort.FLOAT) ? factory.floatConst((float) value) : factory.doubleConst(value);
  }
}
