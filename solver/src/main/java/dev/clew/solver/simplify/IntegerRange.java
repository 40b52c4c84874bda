package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.LongestText;
import dev.clew.solver.expr.NumberRange;
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
    if (expr.is(StringOp.PARSE) || expr.is(StringOp.TO_INT)) {
      return numeral(expr);
    }
    return expr instanceof Apply apply && apply.op() instanceof StringOp op
        ? ofString(op.range(), apply)
        : bits(expr);
  }

  private static @Nullable IntegerRange ofString(NumberRange range, Apply apply) {
    return switch (range) {
      case ANY, NATURAL_OR_NONE -> null;
      case UNITS_OF_FIRST, POSITION_IN_FIRST, PARTS_OF_FIRST ->
          between(range.least(), range.most(LongestText.of(apply.arg(0))));
      case UNIT, UNIT_OR_NONE, DIGIT_OR_NONE, DIFFERENCE ->
          between(range.least(), range.most(LongestText.UNLIMITED));
    };
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
