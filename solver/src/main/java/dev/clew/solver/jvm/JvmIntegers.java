package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;

/**
 * The JVM's instructions on {@code int} and {@code long} (JVMS 6.5), as terms.
 *
 * <p>Operands of one method have one sort, {@link Sort#INT} or {@link Sort#LONG}, unless said
 * otherwise; a shift's distance is always an {@code int}. Nothing here throws for a zero divisor:
 * the caller keeps the quotient behind a guard. Every method costs a bounded number of nodes.
 */
public final class JvmIntegers {

  private static final Sort SHORT = Sort.bits(Short.SIZE);

  private final ExprFactory factory;

  public JvmIntegers(ExprFactory factory) {
    this.factory = factory;
  }

  public Expr add(Expr x, Expr y) {
    return factory.apply(BitsOp.ADD, x, y);
  }

  public Expr sub(Expr x, Expr y) {
    return add(x, neg(y));
  }

  public Expr mul(Expr x, Expr y) {
    return factory.apply(BitsOp.MUL, x, y);
  }

  /** Where {@code y} is not zero; {@code MIN / -1} is {@code MIN}. */
  public Expr div(Expr x, Expr y) {
    return factory.apply(BitsOp.SDIV, x, y);
  }

  /** Where {@code y} is not zero. */
  public Expr rem(Expr x, Expr y) {
    return factory.apply(BitsOp.SREM, x, y);
  }

  public Expr neg(Expr x) {
    return factory.apply(BitsOp.NEG, x);
  }

  public Expr and(Expr x, Expr y) {
    return factory.apply(BitsOp.AND, x, y);
  }

  public Expr or(Expr x, Expr y) {
    return factory.apply(BitsOp.OR, x, y);
  }

  public Expr xor(Expr x, Expr y) {
    return factory.apply(BitsOp.XOR, x, y);
  }

  /** Java's {@code ~x}. */
  public Expr not(Expr x) {
    return factory.apply(BitsOp.NOT, x);
  }

  public Expr shl(Expr x, Expr distance) {
    return factory.apply(BitsOp.SHL, x, masked(x.sort(), distance));
  }

  public Expr shr(Expr x, Expr distance) {
    return factory.apply(BitsOp.ASHR, x, masked(x.sort(), distance));
  }

  public Expr ushr(Expr x, Expr distance) {
    return factory.apply(BitsOp.LSHR, x, masked(x.sort(), distance));
  }

  /** The low five or six bits of the distance, in the sort of what is shifted. */
  private Expr masked(Sort shifted, Expr distance) {
    Expr low = and(distance, factory.intConst(shifted.width() - 1));
    return shifted.equals(distance.sort())
        ? low
        : factory.convert(BitsOp.ZERO_EXTEND, shifted, low);
  }

  public Expr lt(Expr x, Expr y) {
    return factory.apply(BitsOp.SLT, x, y);
  }

  public Expr le(Expr x, Expr y) {
    return factory.apply(BitsOp.SLE, x, y);
  }

  public Expr gt(Expr x, Expr y) {
    return lt(y, x);
  }

  public Expr ge(Expr x, Expr y) {
    return le(y, x);
  }

  public Expr eq(Expr x, Expr y) {
    return factory.eq(x, y);
  }

  public Expr ne(Expr x, Expr y) {
    return factory.not(eq(x, y));
  }

  /** {@code lcmp}: -1, 0 or 1. Takes {@code int}s too, as {@code Integer.compare} does. */
  public Expr lcmp(Expr x, Expr y) {
    return threeWay(lt(x, y), eq(x, y));
  }

  /** -1 when less, 0 when equal, 1 otherwise. */
  Expr threeWay(Expr less, Expr equal) {
    Expr notLess = factory.ite(equal, factory.intConst(0), factory.intConst(1));
    return factory.ite(less, factory.intConst(-1), notLess);
  }

  public Expr i2l(Expr x) {
    return factory.convert(BitsOp.SIGN_EXTEND, Sort.LONG, x);
  }

  public Expr l2i(Expr x) {
    return factory.convert(BitsOp.TRUNCATE, Sort.INT, x);
  }

  public Expr i2b(Expr x) {
    return promoteSigned(narrow(x, Sort.BYTE));
  }

  public Expr i2c(Expr x) {
    return promoteChar(narrow(x, Sort.CHAR));
  }

  public Expr i2s(Expr x) {
    return promoteSigned(narrow(x, SHORT));
  }

  /** The low bits of an {@code int} as a narrow term: what a field or array element stores. */
  public Expr narrow(Expr x, Sort to) {
    return factory.convert(BitsOp.TRUNCATE, to, x);
  }

  /** A {@code byte} or {@code short}, a term of width 8 or 16, as the {@code int} that is used. */
  public Expr promoteSigned(Expr narrow) {
    return factory.convert(BitsOp.SIGN_EXTEND, Sort.INT, narrow);
  }

  /** A {@code char}, a term of width 16, as the {@code int} that is used. */
  public Expr promoteChar(Expr narrow) {
    return factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, narrow);
  }

  /** A truth value as the JVM holds it: 1 or 0. */
  public Expr ofBoolean(Expr condition) {
    return factory.ite(condition, factory.intConst(1), factory.intConst(0));
  }

  /** {@code x != 0}, as {@code ifne} tests it. */
  public Expr toBoolean(Expr x) {
    return ne(x, factory.bits(x.sort(), 0));
  }
}
