package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Rules for comparisons of integers that measure strings or bit-vectors: {@code indexOf >= 0} is
 * {@code contains}, {@code compareTo < 0} an order, a comparison of vectors' values one of vectors.
 */
record MeasureRules(ExprFactory factory) {

  /** {@code a < b} or {@code a <= b}. */
  @Nullable Expr order(IntegerOp op, Expr a, Expr b) {
    boolean strict = op == IntegerOp.LT;
    if (b instanceof Const constant) {
      Expr known = atMost(a, lowered(constant, strict));
      return known != null ? known : vectors(strict, a, b);
    }
    if (a instanceof Const constant) {
      // c < b is not (b <= c), and c <= b is not (b <= c - 1).
      Expr known = atMost(b, lowered(constant, !strict));
      return known != null ? factory.not(known) : vectors(strict, a, b);
    }
    Expr expanded = expanded(op, a, b);
    return expanded != null ? expanded : vectors(strict, a, b);
  }

  private static BigInteger lowered(Const constant, boolean strict) {
    BigInteger number = constant.value().asInteger();
    return strict ? number.subtract(BigInteger.ONE) : number;
  }

  /** Whether a measure is at most a number. */
  private @Nullable Expr atMost(Expr x, BigInteger most) {
    if (isMeasure(x)) {
      IntegerRange range = IntegerRange.of(x);
      if (range.low() != null && range.low().compareTo(most) > 0) {
        return factory.bool(false);
      }
      if (hasEnd(x) && range.high() != null && range.high().compareTo(most) <= 0) {
        return factory.bool(true);
      }
    }
    boolean zero = most.signum() == 0;
    boolean minusOne = most.equals(BigInteger.ONE.negate());
    if (x.is(StringOp.LENGTH)) {
      return zero ? isEmpty(x.arg(0)) : sumAtMost(x, most);
    }
    if (x.is(StringOp.INDEX_OF) && isZero(x.arg(2)) && minusOne) {
      return factory.not(factory.apply(StringOp.CONTAINS, x.arg(0), x.arg(1)));
    }
    if (x.is(StringOp.COMPARE) && (zero || minusOne)) {
      return factory.apply(zero ? StringOp.LESS_EQ : StringOp.LESS, x.arg(0), x.arg(1));
    }
    return null;
  }

  /** Only of a term itself: a sum of them is for others to reason about. */
  /**
   * Whether it has a greatest value for SMT-LIB as for Java, whose characters are fewer and whose
   * strings are shorter: an answer that rests on that is not SMT-LIB's.
   */
  private static boolean hasEnd(Expr x) {
    return x.is(StringOp.CODE_AT);
  }

  private static boolean isMeasure(Expr x) {
    return x.is(StringOp.LENGTH)
        || x.is(StringOp.INDEX_OF)
        || x.is(StringOp.LAST_INDEX_OF)
        || x.is(StringOp.CODE_AT)
        || x.is(StringOp.TO_CODE);
  }

  private @Nullable Expr sumAtMost(Expr length, BigInteger most) {
    Expr sum = new ConcatenationShape(factory).lengthOfParts(length);
    return sum == null ? null : factory.apply(IntegerOp.LE, sum, constant(most));
  }

  private Expr isEmpty(Expr string) {
    return factory.eq(string, factory.string(""));
  }

  private static boolean isZero(Expr expr) {
    return expr instanceof Const constant && constant.value().asInteger().signum() == 0;
  }

  private Const constant(BigInteger number) {
    return factory.constant(Value.of(number));
  }

  /** Lengths of concatenations as sums. */
  private @Nullable Expr expanded(IntegerOp op, Expr a, Expr b) {
    Expr left = sum(a);
    Expr right = sum(b);
    return left == a && right == b ? null : factory.apply(op, left, right);
  }

  private Expr sum(Expr x) {
    Expr parts = new ConcatenationShape(factory).lengthOfParts(x);
    return parts == null ? x : parts;
  }

  /** Equality; a constant stands on the right. */
  @Nullable Expr equal(Expr a, Expr b) {
    if (isZero(b) && a.is(StringOp.LENGTH)) {
      return isEmpty(a.arg(0));
    }
    if (isZero(b) && a.is(StringOp.COMPARE)) {
      return factory.eq(a.arg(0), a.arg(1));
    }
    if (b instanceof Const constant && isMeasure(a)) {
      Expr known = equalMeasure(a, constant.value().asInteger());
      if (known != null) {
        return known;
      }
    }
    Expr left = sum(a);
    Expr right = sum(b);
    return left == a && right == b ? equalVectors(a, b) : factory.eq(left, right);
  }

  private @Nullable Expr equalMeasure(Expr a, BigInteger number) {
    BigInteger least = IntegerRange.of(a).low();
    if (least != null && number.compareTo(least) < 0) {
      return factory.bool(false);
    }
    if (!a.is(StringOp.INDEX_OF) || !isZero(a.arg(2))) {
      return null;
    }
    if (number.signum() == 0) {
      return factory.apply(StringOp.STARTS_WITH, a.arg(0), a.arg(1));
    }
    return number.signum() < 0
        ? factory.not(factory.apply(StringOp.CONTAINS, a.arg(0), a.arg(1)))
        : null;
  }

  private @Nullable Expr vectors(boolean strict, Expr a, Expr b) {
    Expr vector = isValue(a) ? a : b;
    if (!isValue(vector)) {
      return null;
    }
    boolean signed = vector.is(BitsOp.SIGNED_VALUE);
    Sort sort = vector.arg(0).sort();
    Expr x = vector(signed, sort, a);
    Expr y = vector(signed, sort, b);
    if (x != null && y != null) {
      BitsOp less = strict ? BitsOp.SLT : BitsOp.SLE;
      BitsOp below = strict ? BitsOp.ULT : BitsOp.ULE;
      return factory.apply(signed ? less : below, x, y);
    }
    // A constant that no vector of the width stands for is beyond all of them.
    if (a instanceof Const c) {
      return factory.bool(c.value().asInteger().signum() < 0);
    }
    return b instanceof Const c ? factory.bool(c.value().asInteger().signum() > 0) : null;
  }

  private @Nullable Expr equalVectors(Expr a, Expr b) {
    if (!isValue(a)) {
      return null;
    }
    Sort sort = a.arg(0).sort();
    Expr y = vector(a.is(BitsOp.SIGNED_VALUE), sort, b);
    if (y != null) {
      return factory.eq(a.arg(0), y);
    }
    return b instanceof Const ? factory.bool(false) : null;
  }

  private static boolean isValue(Expr expr) {
    return expr.is(BitsOp.SIGNED_VALUE) || expr.is(BitsOp.UNSIGNED_VALUE);
  }

  /** The vector of this sort that a number is the value of, if there is one in sight. */
  private @Nullable Expr vector(boolean signed, Sort sort, Expr number) {
    if (number instanceof Const constant) {
      BigInteger value = constant.value().asInteger();
      return new IntegerRange(value, value).fits(signed, sort.bits())
          ? factory.constant(Value.ofPattern(sort, value))
          : null;
    }
    boolean fits =
        number.is(signed ? BitsOp.SIGNED_VALUE : BitsOp.UNSIGNED_VALUE)
            && number.arg(0).sort().equals(sort);
    return fits ? number.arg(0) : null;
  }
}
