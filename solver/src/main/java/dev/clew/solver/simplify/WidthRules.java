package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import org.jspecify.annotations.Nullable;

/** Rules for truncation and extension. */
record WidthRules(ExprFactory factory) {

  @Nullable Expr rewrite(BitsOp op, Sort sort, Expr a) {
    if (a.sort().equals(sort)) {
      return a;
    }
    if (op == BitsOp.TRUNCATE) {
      return truncate(sort, a);
    }
    boolean again = a.is(op) || (op == BitsOp.SIGN_EXTEND && a.is(BitsOp.ZERO_EXTEND));
    return again ? factory.convert(((Apply) a).op(), sort, a.arg(0)) : null;
  }

  private @Nullable Expr truncate(Sort sort, Expr a) {
    if (a.is(BitsOp.TRUNCATE)) {
      return factory.convert(BitsOp.TRUNCATE, sort, a.arg(0));
    }
    if (a.is(BitsOp.SIGN_EXTEND) || a.is(BitsOp.ZERO_EXTEND)) {
      Expr inner = a.arg(0);
      BitsOp op = sort.bits() <= inner.sort().bits() ? BitsOp.TRUNCATE : (BitsOp) ((Apply) a).op();
      return factory.convert(op, sort, inner);
    }
    boolean masked =
        a.is(BitsOp.AND)
            && a.arg(1) instanceof Const mask
            && Patterns.ones(sort.bits()).andNot(mask.value().pattern()).signum() == 0;
    return masked ? factory.convert(BitsOp.TRUNCATE, sort, a.arg(0)) : null;
  }
}
