package dev.clew.solver.membership;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import org.jspecify.annotations.Nullable;

/**
 * What number a term stands for: an integer for itself, a {@code char} for its code, other
 * bit-vectors of at most 64 bits for their signed value.
 */
final class NumberOrder {

  /** Integers beyond are not looked at. */
  private static final int MOST_BITS = 62;

  private NumberOrder() {}

  static boolean covers(Sort sort) {
    return sort.kind() == Sort.Kind.INTEGER
        || (sort.kind() == Sort.Kind.BITS && sort.bits() <= Long.SIZE);
  }

  static boolean isUnsigned(Sort sort) {
    return sort.equals(Sort.CHAR);
  }

  /** The term that stands for the same number and has nothing around it that only converts. */
  static Expr bare(Expr term) {
    if (term.is(BitsOp.ZERO_EXTEND) && term.arg(0).sort().equals(Sort.CHAR)) {
      return bare(term.arg(0));
    }
    boolean isCode =
        term.is(BitsOp.FROM_INTEGER)
            && term.arg(0).is(StringOp.CODE_AT)
            && term.sort().bits() >= Character.SIZE;
    return isCode && (term.sort().bits() > Character.SIZE || isUnsigned(term.sort()))
        ? term.arg(0)
        : term;
  }

  /**
   * All numbers that a bare term can stand for, and perhaps some that it cannot. SMT-LIB's strings
   * may be longer than Java's.
   */
  static NumberSet universe(Expr bare) {
    if (bare.is(StringOp.CODE_AT)) {
      return NumberSet.between(0, Character.MAX_VALUE);
    }
    if (bare.is(StringOp.LENGTH)) {
      return NumberSet.between(0, Long.MAX_VALUE);
    }
    return universe(bare.sort());
  }

  static NumberSet universe(Sort sort) {
    if (sort.kind() == Sort.Kind.INTEGER) {
      return NumberSet.ALL;
    }
    if (isUnsigned(sort)) {
      return NumberSet.between(0, Character.MAX_VALUE);
    }
    long most = Long.MAX_VALUE >>> (Long.SIZE - sort.bits());
    return NumberSet.between(~most, most);
  }

  /** The number of a constant; null where it is too large. */
  static @Nullable Long number(Const constant) {
    if (constant.sort().kind() == Sort.Kind.INTEGER) {
      return constant.value().asInteger().bitLength() > MOST_BITS
          ? null
          : Long.valueOf(constant.value().asInteger().longValue());
    }
    long raw = constant.value().raw();
    return isUnsigned(constant.sort()) ? raw & Character.MAX_VALUE : raw;
  }

  /** A number of a sort of less than 64 bits as the order that is not the sort's own sees it. */
  static long otherwise(Sort sort, long number) {
    return isUnsigned(sort) ? (short) number : number & ((1L << sort.bits()) - 1);
  }

  /** The numbers of a sort of less than 64 bits from how the other order sees them. */
  static NumberSet fromOther(Sort sort, NumberSet seen) {
    long half = 1L << (sort.bits() - 1);
    NumberSet same = seen.intersect(NumberSet.between(0, half - 1));
    NumberSet others =
        isUnsigned(sort)
            ? seen.intersect(NumberSet.between(-half, -1)).plus(2 * half)
            : seen.intersect(NumberSet.between(half, 2 * half - 1)).plus(-2 * half);
    return same.union(others);
  }
}
