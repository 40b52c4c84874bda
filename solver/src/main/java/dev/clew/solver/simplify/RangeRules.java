package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.membership.NumberMembership;
import org.jspecify.annotations.Nullable;

/** Two comparisons of one number with constants, where one of them says all that both do. */
record RangeRules(ExprFactory factory) {

  /** Null where both are needed. */
  @Nullable Expr join(CoreOp op, Expr a, Expr b) {
    if (!isComparison(a) || !isComparison(b)) {
      return null;
    }
    NumberMembership left = NumberMembership.of(a);
    NumberMembership right = NumberMembership.of(b);
    if (left == null || right == null || left.term() != right.term()) {
      return null;
    }
    NumberMembership both = op == CoreOp.AND ? left.and(right) : left.or(right);
    if (both.set().equals(left.set())) {
      return a;
    }
    if (both.set().equals(right.set())) {
      return b;
    }
    return both.isNever() || both.isAlways() ? factory.bool(both.isAlways()) : null;
  }

  private static boolean isComparison(Expr condition) {
    Expr positive = condition.is(CoreOp.NOT) ? condition.arg(0) : condition;
    if (!(positive instanceof Apply apply) || apply.args().length != 2) {
      return false;
    }
    boolean compares =
        switch (apply.op().theory()) {
          case CORE -> apply.op() == CoreOp.EQ;
          case BITS ->
              apply.op() == BitsOp.SLT
                  || apply.op() == BitsOp.SLE
                  || apply.op() == BitsOp.ULT
                  || apply.op() == BitsOp.ULE;
          case INTEGER -> apply.op() == IntegerOp.LT || apply.op() == IntegerOp.LE;
          default -> false;
        };
    return compares && (apply.arg(0) instanceof Const || apply.arg(1) instanceof Const);
  }
}
