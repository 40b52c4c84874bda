package dev.clew.models.numeral;

import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;

/** What {@code NumberFormatException.forInputString} makes of a text that is no number. */
public final class NumberFormat {

  public static final String EXCEPTION = "java/lang/NumberFormatException";

  private NumberFormat() {}

  public static Expr isRadix(Terms terms, Expr radix) {
    Expr least = terms.factory().intConst(Character.MIN_RADIX);
    Expr most = terms.factory().intConst(Character.MAX_RADIX);
    return terms.factory().and(terms.ints().ge(radix, least), terms.ints().le(radix, most));
  }

  /** What the parsers say about a radix that is none. */
  public static Expr badRadix(Terms terms, Expr radix) {
    Expr isSmall = terms.ints().lt(radix, terms.factory().intConst(Character.MIN_RADIX));
    Expr problem =
        terms
            .factory()
            .ite(
                isSmall,
                terms.factory().string(" less than Character.MIN_RADIX"),
                terms.factory().string(" greater than Character.MAX_RADIX"));
    return terms.text("radix ", terms.numerals().toString(radix), problem);
  }

  public static Expr message(Terms terms, Expr text, Expr radix) {
    Expr isDecimal = terms.ints().eq(radix, NumeralModels.decimal(terms));
    Expr inRadix = terms.text("\" under radix ", terms.numerals().toString(radix));
    Expr end = terms.factory().ite(isDecimal, terms.factory().string("\""), inRadix);
    return terms.text("For input string: \"", text, end);
  }
}
