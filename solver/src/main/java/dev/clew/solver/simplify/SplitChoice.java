package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A comparison with a choice is a choice between comparisons where one of them is decided at once:
 * {@code Math.min(n, 100) > 3} is {@code n > 3}.
 */
final class SplitChoice {

  private static final Set<Op> COMPARISONS =
      Set.of(CoreOp.EQ, BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE, IntegerOp.LT, IntegerOp.LE);

  /** Choices below each other: a comparison is built for each. */
  private static final int CHOICES = 3;

  /** Operators below each other: a comparison is solved for what each is applied to. */
  private static final int STEPS = 8;

  private SplitChoice() {}

  /** Null where none is decided, or the operator compares nothing. */
  static @Nullable Expr split(ExprFactory factory, Op op, Expr[] args) {
    if (!COMPARISONS.contains(op)) {
      return null;
    }
    for (int place = 0; place < args.length; place++) {
      if (isDecided(args[place], args[1 - place]) && isLow(args[place], CHOICES, STEPS)) {
        Apply choice = (Apply) args[place];
        return factory.ite(
            choice.arg(0),
            compare(factory, op, args, place, choice.arg(1)),
            compare(factory, op, args, place, choice.arg(2)));
      }
    }
    return null;
  }

  private static boolean isDecided(Expr choice, Expr other) {
    return choice.is(CoreOp.ITE)
        && (isDecidedFor(choice.arg(1), other) || isDecidedFor(choice.arg(2), other));
  }

  private static boolean isDecidedFor(Expr value, Expr other) {
    return value == other || (value instanceof Const && other instanceof Const);
  }

  private static boolean isLow(Expr value, int choices, int steps) {
    if (!(value instanceof Apply apply)) {
      return true;
    }
    if (steps == 0) {
      return false;
    }
    if (value.is(CoreOp.ITE)) {
      return choices > 0
          && isLow(value.arg(1), choices - 1, steps - 1)
          && isLow(value.arg(2), choices - 1, steps - 1);
    }
    Expr only = onlyUnknown(apply);
    return only == null || isLow(only, choices, steps - 1);
  }

  /** The only argument that is no constant; null if there are others. */
  private static @Nullable Expr onlyUnknown(Apply apply) {
    Expr only = null;
    for (Expr arg : apply.args()) {
      if (arg instanceof Const) {
        continue;
      }
      if (only != null) {
        return null;
      }
      only = arg;
    }
    return only;
  }

  private static Expr compare(ExprFactory factory, Op op, Expr[] args, int place, Expr value) {
    return place == 0 ? factory.apply(op, value, args[1]) : factory.apply(op, args[0], value);
  }
}
