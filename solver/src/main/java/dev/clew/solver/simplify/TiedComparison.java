package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An order and an equality of the same two terms are one comparison: {@code x < y || x == y} is
 * {@code x <= y}. Three-way comparisons leave such pairs behind.
 */
record TiedComparison(ExprFactory factory) {

  private static final Set<Op> STRICT = Set.of(BitsOp.SLT, BitsOp.ULT, IntegerOp.LT);

  /** Null if the arguments are no such pair. */
  @Nullable Expr join(CoreOp op, Expr a, Expr b) {
    Expr joined = ofOrder(op, a, b);
    return joined != null ? joined : ofOrder(op, b, a);
  }

  private @Nullable Expr ofOrder(CoreOp op, Expr order, Expr equality) {
    boolean isNegated = equality.is(CoreOp.NOT);
    Expr equal = isNegated ? equality.arg(0) : equality;
    if (!(order instanceof Apply apply) || !equal.is(CoreOp.EQ) || !areSame(apply, equal)) {
      return null;
    }
    Op opposite = CoreRules.opposite(apply.op());
    if (opposite == null) {
      return null;
    }
    boolean isStrict = STRICT.contains(apply.op());
    Op strict = isStrict ? apply.op() : opposite;
    Op loose = isStrict ? opposite : apply.op();
    if (op == CoreOp.AND) {
      return isNegated
          ? factory.apply(strict, order.arg(0), order.arg(1))
          : isStrict ? factory.bool(false) : equality;
    }
    if (isNegated) {
      return isStrict ? equality : factory.bool(true);
    }
    return factory.apply(loose, order.arg(0), order.arg(1));
  }

  private static boolean areSame(Apply order, Expr equality) {
    if (order.args().length != 2) {
      return false;
    }
    return (order.arg(0) == equality.arg(0) && order.arg(1) == equality.arg(1))
        || (order.arg(0) == equality.arg(1) && order.arg(1) == equality.arg(0));
  }
}
