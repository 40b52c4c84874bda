package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Between Java's {@code int}s and {@code char}s and the mathematical integers of strings. */
record StringBorder(ExprFactory factory) {

  /** The number that an {@code int} or {@code long} is. */
  Expr number(Expr bits) {
    return factory.apply(BitsOp.SIGNED_VALUE, bits);
  }

  /** The code of a {@code char}. */
  Expr code(Expr unit) {
    return factory.apply(BitsOp.UNSIGNED_VALUE, unit);
  }

  /** The string of a {@code char} alone. */
  Expr unitString(Expr unit) {
    return factory.apply(StringOp.FROM_CODE, code(unit));
  }

  Expr toInt(Expr integer) {
    return factory.convert(BitsOp.FROM_INTEGER, Sort.INT, integer);
  }

  Expr toChar(Expr integer) {
    return factory.convert(BitsOp.FROM_INTEGER, Sort.CHAR, integer);
  }

  Expr constant(long number) {
    return factory.integerConst(number);
  }

  Expr length(Expr string) {
    return factory.apply(StringOp.LENGTH, string);
  }

  Expr plus(Expr a, Expr b) {
    return factory.apply(IntegerOp.ADD, a, b);
  }

  Expr minus(Expr a, Expr b) {
    return plus(a, factory.apply(IntegerOp.NEG, b));
  }

  Expr le(Expr a, Expr b) {
    return factory.apply(IntegerOp.LE, a, b);
  }

  Expr lt(Expr a, Expr b) {
    return factory.apply(IntegerOp.LT, a, b);
  }

  /** {@code low <= x <= high}. */
  Expr between(Expr x, long low, long high) {
    return factory.and(le(constant(low), x), le(x, constant(high)));
  }

  /** {@code low <= x <= high}. */
  Expr between(Expr x, BigInteger low, BigInteger high) {
    return factory.and(
        le(factory.constant(Value.of(low)), x), le(x, factory.constant(Value.of(high))));
  }

  /** {@code 0 <= x <= high}. */
  Expr within(Expr x, Expr high) {
    return factory.and(le(constant(0), x), le(x, high));
  }

  /** A position moved to the nearest one from 0 to the length. */
  Expr clamped(Expr position, Expr length) {
    Expr low = factory.ite(lt(position, constant(0)), constant(0), position);
    return factory.ite(lt(length, position), length, low);
  }

  /** The {@code char} that was promoted to this {@code int}, or null if it is none. */
  static @Nullable Expr promoted(Expr codePoint) {
    boolean isChar = codePoint.is(BitsOp.ZERO_EXTEND) && codePoint.arg(0).sort().equals(Sort.CHAR);
    return isChar ? codePoint.arg(0) : null;
  }

  Expr ite(Expr condition, Expr first, Expr second) {
    return factory.apply(CoreOp.ITE, condition, first, second);
  }
}
