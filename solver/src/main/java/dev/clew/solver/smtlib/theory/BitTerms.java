package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** SMT-LIB's bit-vector operations that the term language composes. */
final class BitTerms {

  private final ExprFactory terms;

  BitTerms(ExprFactory terms) {
    this.terms = terms;
  }

  /** {@code number} modulo the width of a bit-vector sort. */
  Expr constant(Sort sort, BigInteger number) {
    return terms.constant(Value.ofPattern(sort, number));
  }

  Expr zero(Expr like) {
    return terms.constant(Value.zero(like.sort()));
  }

  /** The most negative number of the sort. */
  Expr least(Expr like) {
    int width = like.sort().width();
    return constant(like.sort(), BigInteger.ONE.shiftLeft(width - 1));
  }

  /** One bit, set where the condition holds. */
  Expr bit(Expr condition) {
    Sort bit = Sort.bits(1);
    return terms.ite(condition, terms.raw(bit, 1), terms.raw(bit, 0));
  }

  Expr subtract(Expr a, Expr b) {
    return terms.apply(BitsOp.ADD, a, terms.apply(BitsOp.NEG, b));
  }

  Expr negative(Expr a) {
    return terms.apply(BitsOp.SLT, a, zero(a));
  }

  /** {@code high} before {@code low}. */
  Expr concat(Expr high, Expr low) {
    Sort sort = Sort.bits(high.sort().width() + low.sort().width());
    return terms.apply(
        BitsOp.OR,
        shift(BitsOp.SHL, extend(BitsOp.ZERO_EXTEND, high, sort), low.sort().width()),
        extend(BitsOp.ZERO_EXTEND, low, sort));
  }

  /** Bits {@code low} up to {@code high}, both included. */
  Expr extract(int high, int low, Expr a) {
    Expr shifted = shift(BitsOp.LSHR, a, low);
    Sort sort = Sort.bits(high - low + 1);
    return sort.equals(a.sort()) ? shifted : terms.convert(BitsOp.TRUNCATE, sort, shifted);
  }

  Expr extend(BitsOp extension, Expr a, Sort sort) {
    return sort.equals(a.sort()) ? a : terms.convert(extension, sort, a);
  }

  /** Shifts by a distance below the width. */
  Expr shift(BitsOp direction, Expr a, int distance) {
    return distance == 0
        ? a
        : terms.apply(direction, a, constant(a.sort(), BigInteger.valueOf(distance)));
  }

  Expr rotateLeft(Expr a, int distance) {
    int width = a.sort().width();
    int by = distance % width;
    return by == 0
        ? a
        : terms.apply(BitsOp.OR, shift(BitsOp.SHL, a, by), shift(BitsOp.LSHR, a, width - by));
  }

  /** So many copies in a row; builds about as many terms as the number has digits in base two. */
  Expr repeat(Expr a, int times) {
    Expr result = a;
    for (int bit = Integer.highestOneBit(times) >> 1; bit != 0; bit >>= 1) {
      result = concat(result, result);
      if ((times & bit) != 0) {
        result = concat(result, a);
      }
    }
    return result;
  }

  /** The remainder with the divisor's sign; that by zero is the dividend. */
  Expr signedModulo(Expr a, Expr b) {
    Expr rest = terms.apply(BitsOp.SREM, a, b);
    Expr fits = terms.or(terms.eq(rest, zero(a)), terms.eq(negative(rest), negative(b)));
    return terms.ite(fits, rest, terms.apply(BitsOp.ADD, rest, b));
  }
}
