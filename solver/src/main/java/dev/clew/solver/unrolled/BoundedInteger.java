package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;

/**
 * A mathematical integer. Either a bit-vector that is read as signed and lies in a known range,
 * which is what solvers are fast at, or an {@linkplain #open open} term of sort INTEGER, whose
 * range means nothing.
 */
record BoundedInteger(Expr term, BigInteger lo, BigInteger hi) {

  boolean open() {
    return term.sort().kind() == Sort.Kind.INTEGER;
  }

  boolean isConstant() {
    return !open() && lo.equals(hi);
  }

  /** The largest value as an {@code int}; only asked of lengths and positions. */
  int most() {
    return hi.intValueExact();
  }

  /** The smallest value as an {@code int}; only asked of lengths and positions. */
  int least() {
    return lo.intValueExact();
  }

  /** How many bits a signed number of a range needs. */
  static int width(BigInteger lo, BigInteger hi) {
    return Math.max(lo.bitLength(), hi.bitLength()) + 1;
  }
}
