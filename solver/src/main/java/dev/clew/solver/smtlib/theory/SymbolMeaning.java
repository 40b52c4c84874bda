package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Expr;

/** What a theory's function symbol stands for. */
@FunctionalInterface
public interface SymbolMeaning {

  /**
   * The term for one use of the symbol.
   *
   * @throws ScriptException when indices or arguments do not fit
   */
  Expr of(SymbolUse call);
}
