package dev.clew.engine.terms;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.solver.expr.Expr;

/**
 * The bytes of an unknown text, as the JDK keeps it in a string: one for each unit, or two, the low
 * one first.
 */
public record TextBytes(Terms terms, Expr text, boolean isWide) implements ComputedElements {

  @Override
  public Expr element(Expr index) {
    if (!isWide) {
      return terms.ints().i2b(unit(index));
    }
    Expr one = terms.factory().intConst(1);
    Expr unit = unit(terms.ints().shr(index, one));
    Expr isLow = terms.ints().eq(terms.ints().and(index, one), terms.factory().intConst(0));
    Expr high = terms.ints().shr(unit, terms.factory().intConst(Byte.SIZE));
    return terms.ints().i2b(terms.factory().ite(isLow, unit, high));
  }

  private Expr unit(Expr index) {
    return terms.ints().promoteChar(terms.strings().charAt(text, index));
  }
}
