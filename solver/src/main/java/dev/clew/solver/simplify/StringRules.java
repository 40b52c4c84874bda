package dev.clew.solver.simplify;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import org.jspecify.annotations.Nullable;

/** Rules for strings. */
record StringRules(ExprFactory factory) {

  @Nullable Expr rewrite(StringOp op, Sort sort, Expr[] args) {
    return null;
  }
}
