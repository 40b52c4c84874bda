package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Sort;

/** What a theory's sort symbol stands for. */
@FunctionalInterface
public interface SortMeaning {

  /**
   * The sort for one use of the symbol.
   *
   * @throws ScriptException when indices do not fit
   */
  Sort of(Identifier identifier);
}
