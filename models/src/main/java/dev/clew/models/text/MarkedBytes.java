package dev.clew.models.text;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;

/**
 * The bytes of a text in a charset that lacks some units and has a question mark for each.
 *
 * @param last the largest unit that there is
 */
record MarkedBytes(Terms terms, Expr text, char last) implements ComputedElements {

  @Override
  public Expr element(Expr index) {
    Expr unit = terms.ints().promoteChar(terms.strings().charAt(text, index));
    Expr isThere = terms.ints().le(unit, terms.factory().intConst(last));
    return terms.ints().i2b(terms.factory().ite(isThere, unit, terms.factory().intConst('?')));
  }

  /** The text that has a unit for each byte. */
  Expr written() {
    Language missing = Language.chars(CharSet.range('\0', last).complement());
    return terms
        .factory()
        .apply(
            StringOp.REPLACE_WORDS,
            text,
            terms.factory().language(missing),
            terms.factory().string("?"));
  }
}
