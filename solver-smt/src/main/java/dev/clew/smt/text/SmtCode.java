package dev.clew.smt.text;

import dev.clew.solver.expr.Expr;
import java.math.BigInteger;

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
record SmtCode(Expr source, String text, TermRange range) {

  /** The value between minus half and half of two to the power of the width. */
  SmtCode signed() {
    int width = width();
    TermRange wanted = TermRange.signed(width);
    if (range.within(wanted)) {
      return this;
    }
    if (range.within(TermRange.signed(width + 1))) {
      return new SmtCode(source, shifted(width), wanted);
    }
    String half = power(width - 1);
    String reduced = "(- (mod (+ " + text + " " + half + ") " + power(width) + ") " + half + ")";
    return new SmtCode(source, reduced, wanted);
  }

  /** One step up or down is enough; solvers like choices better than remainders. */
  private String shifted(int width) {
    String step = power(width);
    String half = power(width - 1);
    String down = "(ite (<= " + half + " " + text + ") (- " + text + " " + step + ") ";
    String up = "(ite (< " + text + " (- " + half + ")) (+ " + text + " ";
    return down + up + step + ") " + text + "))";
  }

  /** The value from 0 to two to the power of the width. */
  SmtCode unsigned() {
    int width = width();
    TermRange wanted = TermRange.unsigned(width);
    return range.within(wanted)
        ? this
        : new SmtCode(source, "(mod " + text + " " + power(width) + ")", wanted);
  }

  int width() {
    return source.sort().width();
  }

  static String power(int exponent) {
    return BigInteger.ONE.shiftLeft(exponent).toString();
  }
}
