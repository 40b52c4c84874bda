package dev.clew.engine.terms;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.solver.expr.Expr;

/** The units of an unknown text, as a {@code char[]} of unknown length has them. */
public record TextUnits(Terms terms, Expr text) implements ComputedElements {

  @Override
  public Expr element(Expr index) {
    return terms.ints().promoteChar(terms.strings().charAt(text, index));
  }
}
