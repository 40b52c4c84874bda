package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import org.jspecify.annotations.Nullable;

/**
 * Gathers like summands: {@code x + x} is {@code x * 2}, {@code (x + y) + -y} is x. Looks a few
 * levels into a sum, so that adding to a long one costs no more than to a short one.
 */
final class LikeSummands {

  private static final int DEPTH = 4;

  private final ExprFactory factory;

  LikeSummands(ExprFactory factory) {
    this.factory = factory;
  }

  /** The sum with a summand less; null if no two are alike. */
  @Nullable Expr gather(Expr a, Expr b) {
    Expr absorbed = absorb(a, b, DEPTH);
    if (absorbed != null) {
      return absorbed;
    }
    absorbed = a.is(BitsOp.ADD) ? null : absorb(b, a, DEPTH);
    return absorbed != null ? absorbed : gatherSummands(a, b);
  }

  /** Where both are sums: a summand of the one may be like one of the other. */
  private @Nullable Expr gatherSummands(Expr a, Expr b) {
    if (!a.is(BitsOp.ADD) || !b.is(BitsOp.ADD)) {
      return null;
    }
    for (int i = 0; i < 2; i++) {
      Expr absorbed = absorb(a, b.arg(i), DEPTH - 1);
      if (absorbed != null) {
        return factory.apply(BitsOp.ADD, absorbed, b.arg(1 - i));
      }
    }
    return null;
  }

  private @Nullable Expr absorb(Expr sum, Expr summand, int depth) {
    Expr merged = merge(sum, summand);
    if (merged != null || depth == 0 || !sum.is(BitsOp.ADD)) {
      return merged;
    }
    for (int i = 0; i < 2; i++) {
      Expr absorbed = absorb(sum.arg(i), summand, depth - 1);
      if (absorbed != null) {
        return factory.apply(BitsOp.ADD, absorbed, sum.arg(1 - i));
      }
    }
    return null;
  }

  /** One summand for two that are multiples of the same; null if they are not. */
  private @Nullable Expr merge(Expr a, Expr b) {
    Expr base = base(a);
    if (base != base(b)) {
      return null;
    }
    Expr factor = factory.apply(BitsOp.ADD, factor(a), factor(b));
    return factory.apply(BitsOp.MUL, base, factor);
  }

  private static Expr base(Expr summand) {
    boolean isMultiple =
        summand.is(BitsOp.NEG) || (summand.is(BitsOp.MUL) && summand.arg(1) instanceof Const);
    return isMultiple ? summand.arg(0) : summand;
  }

  private Expr factor(Expr summand) {
    if (summand.is(BitsOp.NEG)) {
      return factory.bits(summand.sort(), -1);
    }
    boolean isMultiple = summand.is(BitsOp.MUL) && summand.arg(1) instanceof Const;
    return isMultiple ? summand.arg(1) : factory.bits(summand.sort(), 1);
  }
}
