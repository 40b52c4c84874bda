package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Value;
import org.jspecify.annotations.Nullable;

/** Rules for {@code &}, {@code |} and {@code ^}; a constant stands on the right. */
record BitwiseRules(ExprFactory factory) {

  @Nullable Expr rewrite(BitsOp op, Expr a, Expr b) {
    if (b instanceof Const constant) {
      return withConstant(op, a, constant);
    }
    if (a == b) {
      return op == BitsOp.XOR ? factory.constant(Value.zero(a.sort())) : a;
    }
    if ((a.is(BitsOp.NOT) && a.arg(0) == b) || (b.is(BitsOp.NOT) && b.arg(0) == a)) {
      return factory.bits(a.sort(), op == BitsOp.AND ? 0 : -1);
    }
    return BitsRules.isBoolean(a) && BitsRules.isBoolean(b) ? onBooleans(op, a, b) : null;
  }

  private @Nullable Expr withConstant(BitsOp op, Expr a, Const b) {
    if (BitsRules.isZero(b)) {
      return op == BitsOp.AND ? b : a;
    }
    if (BitsRules.isMinusOne(b)) {
      return switch (op) {
        case AND -> a;
        case OR -> b;
        default -> factory.apply(BitsOp.NOT, a);
      };
    }
    if (a.is(op) && a.arg(1) instanceof Const) {
      return factory.apply(op, a.arg(0), factory.apply(op, a.arg(1), b));
    }
    return op == BitsOp.AND && coversExtension(a, b) ? a : null;
  }

  /** A mask that keeps every bit that a zero-extended value can have. */
  private static boolean coversExtension(Expr a, Const mask) {
    return a.is(BitsOp.ZERO_EXTEND)
        && Patterns.ones(a.arg(0).sort().bits()).andNot(mask.value().pattern()).signum() == 0;
  }

  /** Java's {@code &}, {@code |} and {@code ^} on booleans. */
  private Expr onBooleans(BitsOp op, Expr a, Expr b) {
    Expr left = a.arg(0);
    Expr right = b.arg(0);
    Expr condition =
        switch (op) {
          case AND -> factory.and(left, right);
          case OR -> factory.or(left, right);
          default -> factory.not(factory.apply(CoreOp.EQ, left, right));
        };
    return factory.ite(condition, a.arg(1), a.arg(2));
  }
}
