package dev.clew.models;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Call;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** What {@code NumberFormatException.forInputString} makes of a text that is no number. */
final class NumberFormat {

  private static final int DECIMAL = 10;

  private NumberFormat() {}

  static Expr isRadix(Terms terms, Expr radix) {
    Expr least = terms.factory().intConst(Character.MIN_RADIX);
    Expr most = terms.factory().intConst(Character.MAX_RADIX);
    return terms.factory().and(terms.ints().ge(radix, least), terms.ints().le(radix, most));
  }

  /**
   * @param argument the text
   */
  static @Nullable Insn raise(Call c, int argument, Expr radix) {
    Terms terms = c.terms();
    Expr isDecimal = terms.ints().eq(radix, terms.factory().intConst(DECIMAL));
    Expr inRadix = terms.text("\" under radix ", terms.numerals().toString(radix));
    Expr end = terms.factory().ite(isDecimal, terms.factory().string("\""), inRadix);
    Expr message = terms.text("For input string: \"", c.text(argument), end);
    return c.raise("java/lang/NumberFormatException", message);
  }
}
