package dev.clew.smt.text;

import dev.clew.solver.expr.Expr;

/**
 * A term as text.
 *
 * <p>Machine integers are mathematical ones here: any integer stands for its remainder modulo two
 * to the power of the width, and it is only reduced where that matters and may change it.
 *
 * @param source the term
 * @param text an SMT-LIB term: {@code Bool}, {@code String}, {@code RegLan} or {@code Int}
 * @param range where an {@code Int} lies
 */
record Code(Expr source, String text, Range range) {

  /** The value between minus half and half of two to the power of the width. */
  Code signed() {
    int width = width();
    Range wanted = Range.signed(width);
    if (range.within(wanted)) {
      return this;
    }
    String half = power(width - 1);
    String reduced = "(- (mod (+ " + text + " " + half + ") " + power(width) + ") " + half + ")";
    return new Code(source, reduced, wanted);
  }

  /** The value from 0 to two to the power of the width. */
  Code unsigned() {
    int width = width();
    Range wanted = Range.unsigned(width);
    return range.within(wanted)
        ? this
        : new Code(source, "(mod " + text + " " + power(width) + ")", wanted);
  }

  int width() {
    return source.sort().width();
  }

  static String power(int exponent) {
    return java.math.BigInteger.ONE.shiftLeft(exponent).toString();
  }
}
