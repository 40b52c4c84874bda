package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.SoftFloat;
import dev.clew.solver.smtlib.syntax.RationalLiteral;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/** SMT-LIB's floating-point constants and predicates, composed for one format. */
final class FloatTerms {

  private final ExprFactory terms;
  private final Sort sort;
  private final SoftFloat format;

  FloatTerms(ExprFactory terms, Sort sort) {
    this.terms = terms;
    this.sort = sort;
    this.format = new SoftFloat(sort.exponentBits(), sort.bits());
  }

  /** The float with this IEEE pattern. */
  private Expr constant(BigInteger pattern) {
    return terms.constant(Value.ofPattern(sort, pattern));
  }

  Expr nan() {
    return constant(format.nan());
  }

  Expr infinity(boolean negative) {
    return constant(format.infinity(negative));
  }

  Expr zero(boolean negative) {
    return constant(format.zero(negative));
  }

  /** The exact fraction in the nearest float of that mode. */
  Expr rounded(RoundingMode mode, RationalLiteral fraction) {
    return constant(format.fromRational(mode, fraction.numerator(), fraction.denominator()));
  }

  /** Two to this power, with that sign, unless it is beyond all finite floats. */
  Optional<Expr> powerOfTwo(boolean negative, int exponent) {
    if (exponent >= 1L << (sort.exponentBits() - 1)) {
      return Optional.empty();
    }
    BigInteger power = BigInteger.ONE.shiftLeft(exponent);
    BigInteger signed = negative ? power.negate() : power;
    return Optional.of(constant(format.fromInteger(RoundingMode.HALF_EVEN, signed)));
  }

  Expr isNaN(Expr x) {
    return terms.not(terms.apply(FloatOp.EQ, x, x));
  }

  Expr isZero(Expr x) {
    return terms.apply(FloatOp.EQ, x, zero(false));
  }

  Expr isInfinite(Expr x) {
    return terms.apply(FloatOp.EQ, terms.apply(FloatOp.ABS, x), infinity(false));
  }

  Expr isNegative(Expr x) {
    return terms.or(terms.apply(FloatOp.LT, x, zero(false)), terms.eq(x, zero(true)));
  }

  Expr isPositive(Expr x) {
    return terms.or(terms.apply(FloatOp.LT, zero(false), x), terms.eq(x, zero(false)));
  }

  Expr isSubnormal(Expr x) {
    return terms.and(
        terms.not(isZero(x)), terms.apply(FloatOp.LT, terms.apply(FloatOp.ABS, x), leastNormal()));
  }

  Expr isNormal(Expr x) {
    Expr magnitude = terms.apply(FloatOp.ABS, x);
    return terms.and(
        terms.apply(FloatOp.LE, leastNormal(), magnitude),
        terms.apply(FloatOp.LT, magnitude, infinity(false)));
  }

  private Expr leastNormal() {
    return constant(BigInteger.ONE.shiftLeft(sort.bits() - 1));
  }

  /**
   * The lesser or greater number; of a NaN and a number the number. Of two zeros with unlike signs
   * it is one of them, and the standard does not say which.
   */
  Expr extreme(TheoryGaps gaps, boolean least, Expr x, Expr y) {
    String gap = (least ? "fp.min0_" : "fp.max0_") + sort.exponentBits() + "_" + sort.bits();
    Expr zeros = terms.and(isZero(x), isZero(y));
    Expr unlike = terms.and(zeros, terms.not(terms.eq(x, y)));
    Expr open = terms.ite(gaps.fill(terms, gap, Sort.BOOL, x, y), x, y);
    Expr first = least ? terms.apply(FloatOp.LT, x, y) : terms.apply(FloatOp.LT, y, x);
    Expr ordered = terms.ite(unlike, open, terms.ite(first, x, y));
    return terms.ite(isNaN(x), y, terms.ite(isNaN(y), x, ordered));
  }
}
