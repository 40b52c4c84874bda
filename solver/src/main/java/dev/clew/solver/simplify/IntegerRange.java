package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.StringOp;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Between which numbers an integer term lies, whatever its unknowns are; looks a few levels down.
 * Null is no bound. No string of Java is longer than {@code Integer.MAX_VALUE}.
 */
record IntegerRange(@Nullable BigInteger low, @Nullable BigInteger high) {

  private static final IntegerRange UNKNOWN = new IntegerRange(null, null);
  private static final int LEVELS = 4;
  private static final int LONGEST_NUMERAL = 64;

  static IntegerRange of(Expr expr) {
    return of(expr, LEVELS);
  }

  private static IntegerRange between(long low, long high) {
    return new IntegerRange(BigInteger.valueOf(low), BigInteger.valueOf(high));
  }

  private static IntegerRange of(Expr expr, int levels) {
    if (expr instanceof Const constant) {
      return new IntegerRange(constant.value().asInteger(), constant.value().asInteger());
    }
    IntegerRange known = known(expr);
    if (known != null || levels == 0) {
      return known != null ? known : UNKNOWN;
    }
    if (expr.is(IntegerOp.ADD)) {
      return of(expr.arg(0), levels - 1).plus(of(expr.arg(1), levels - 1));
    }
    if (expr.is(IntegerOp.NEG)) {
      return of(expr.arg(0), levels - 1).times(BigInteger.ONE.negate());
    }
    if (expr.is(IntegerOp.MUL) && expr.arg(1) instanceof Const factor) {
      return of(expr.arg(0), levels - 1).times(factor.value().asInteger());
    }
    return expr.is(CoreOp.ITE)
        ? of(expr.arg(1), levels - 1).union(of(expr.arg(2), levels - 1))
        : UNKNOWN;
  }

  private static @Nullable IntegerRange known(Expr expr) {
    if (expr.is(StringOp.LENGTH)) {
      return between(0, LongestText.of(expr.arg(0)));
    }
    if (expr.is(StringOp.SPLIT_COUNT)) {
      return between(0, Math.min(Integer.MAX_VALUE, LongestText.of(expr.arg(0)) + 1));
    }
    boolean index =
        expr.is(StringOp.INDEX_OF)
            || expr.is(StringOp.LAST_INDEX_OF)
            || expr.is(StringOp.FIND_BOUND)
            || expr.is(StringOp.MATCH_BOUND)
            || expr.is(StringOp.LOOKING_AT_BOUND);
    if (index) {
      return between(-1, LongestText.of(expr.arg(0)));
    }
    if (expr.is(StringOp.PARSE) || expr.is(StringOp.TO_INT)) {
      return numeral(expr);
    }
    if (expr.is(StringOp.CODE_AT)) {
      return between(0, Character.MAX_VALUE);
    }
    if (expr.is(StringOp.TO_CODE)) {
      return between(-1, Character.MAX_VALUE);
    }
    if (expr.is(StringOp.CHAR_DIGIT)) {
      return between(-1, Character.MAX_RADIX - 1L);
    }
    // The difference of two units, or of two lengths.
    if (expr.is(StringOp.COMPARE) || expr.is(StringOp.COMPARE_IGNORE_CASE)) {
      return between(-Integer.MAX_VALUE, Integer.MAX_VALUE);
    }
    return bits(expr);
  }

  /** A numeral of few digits is a small number; with a sign it has one digit less. */
  private static @Nullable IntegerRange numeral(Expr expr) {
    long longest = LongestText.of(expr.arg(0));
    if (longest > LONGEST_NUMERAL) {
      return expr.is(StringOp.TO_INT) ? new IntegerRange(BigInteger.ONE.negate(), null) : null;
    }
    if (expr.is(StringOp.TO_INT)) {
      return new IntegerRange(BigInteger.ONE.negate(), most(BigInteger.TEN, longest));
    }
    BigInteger radix = radix(expr.arg(1));
    return new IntegerRange(most(radix, Math.max(0, longest - 1)).negate(), most(radix, longest));
  }

  /** The radix if it is known, otherwise the largest one. */
  private static BigInteger radix(Expr term) {
    BigInteger largest = BigInteger.valueOf(Character.MAX_RADIX);
    return term instanceof Const known && isRadix(known.value().asInteger())
        ? known.value().asInteger()
        : largest;
  }

  private static boolean isRadix(BigInteger number) {
    return number.bitLength() < Byte.SIZE
        && number.intValue() >= Character.MIN_RADIX
        && number.intValue() <= Character.MAX_RADIX;
  }

  private static BigInteger most(BigInteger radix, long digits) {
    return radix.pow((int) digits).subtract(BigInteger.ONE);
  }

  private static @Nullable IntegerRange bits(Expr expr) {
    if (expr.is(BitsOp.SIGNED_VALUE)) {
      BigInteger most = Patterns.ones(expr.arg(0).sort().bits() - 1);
      return new IntegerRange(most.not(), most);
    }
    return expr.is(BitsOp.UNSIGNED_VALUE)
        ? new IntegerRange(BigInteger.ZERO, Patterns.ones(expr.arg(0).sort().bits()))
        : null;
  }

  private IntegerRange plus(IntegerRange other) {
    return new IntegerRange(
        low == null || other.low == null ? null : low.add(other.low),
        high == null || other.high == null ? null : high.add(other.high));
  }

  private IntegerRange times(BigInteger factor) {
    BigInteger first = low == null ? null : low.multiply(factor);
    BigInteger second = high == null ? null : high.multiply(factor);
    return factor.signum() < 0 ? new IntegerRange(second, first) : new IntegerRange(first, second);
  }

  private IntegerRange union(IntegerRange other) {
    return new IntegerRange(
        low == null || other.low == null ? null : low.min(other.low),
        high == null || other.high == null ? null : high.max(other.high));
  }

  boolean isWithin(BigInteger least, BigInteger most) {
    return low != null && high != null && low.compareTo(least) >= 0 && high.compareTo(most) <= 0;
  }

  boolean isWithin(long least, long most) {
    return isWithin(BigInteger.valueOf(least), BigInteger.valueOf(most));
  }

  /** Whether every value keeps its meaning in so many bits. */
  boolean fits(boolean signed, int bits) {
    BigInteger most = Patterns.ones(signed ? bits - 1 : bits);
    return isWithin(signed ? most.not() : BigInteger.ZERO, most);
  }
}
