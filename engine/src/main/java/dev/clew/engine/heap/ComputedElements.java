package dev.clew.engine.heap;

import dev.clew.solver.expr.Expr;

/**
 * What an array of unknown length holds where nothing was written: a function of the index, such as
 * the units of an unknown text.
 */
@FunctionalInterface
public interface ComputedElements {

  /**
   * The element at an index that is inside: as a register holds it, or the text of an element that
   * is a string.
   */
  Expr element(Expr index);
}
