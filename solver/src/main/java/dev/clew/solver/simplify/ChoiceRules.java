package dev.clew.solver.simplify;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.membership.ConstantTable;
import org.jspecify.annotations.Nullable;

/**
 * Operators applied to choices between constants are applied to the constants instead.
 *
 * <p>Java code is full of them: a boolean is {@code b ? 1 : 0} that is compared with 0, {@code
 * lcmp} is a choice between -1, 0 and 1. {@code (b ? 1 : 0) != 0} becomes {@code b}. Larger choices
 * that are tables are looked through as such: {@code table[i] == 3} is a set of {@code i}.
 */
final class ChoiceRules {

  /**
   * Nested choices that are looked through: enough for {@code Double.compare}, and a bound on the
   * work.
   */
  private static final int LEVELS = 4;

  /** Choices one after the other, as in a table, that are looked through. */
  private static final int ROWS = 64;

  private ChoiceRules() {}

  static @Nullable Expr distribute(ExprFactory factory, Op op, Sort sort, Expr[] args) {
    if (op == CoreOp.ITE) {
      return null;
    }
    int choice = onlyChoice(args);
    if (choice < 0) {
      return SplitChoice.split(factory, op, args);
    }
    if (choosesConstants(args[choice])) {
      return push(factory, op, sort, args, choice);
    }
    Expr found = lookUp(factory, op, sort, args, choice);
    return found != null ? found : SplitChoice.split(factory, op, args);
  }

  /** Values of a table that are the same after the operator are one value. */
  private static @Nullable Expr lookUp(
      ExprFactory factory, Op op, Sort sort, Expr[] args, int choice) {
    ConstantTable table = ConstantTable.of(args[choice]);
    ConstantTable image =
        table == null
            ? null
            : table.map(value -> Simplifier.fold(factory, op, sort, with(args, choice, value)));
    return image == null ? null : image.term(factory);
  }

  /** The place of the only argument that is not constant, if it is a choice. */
  private static int onlyChoice(Expr[] args) {
    int found = -1;
    for (int i = 0; i < args.length; i++) {
      if (!(args[i] instanceof Const)) {
        if (found >= 0 || !args[i].is(CoreOp.ITE)) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  private static boolean choosesConstants(Expr expr) {
    Expr rest = expr;
    for (int row = 0; row < ROWS && rest.is(CoreOp.ITE) && rest.arg(1) instanceof Const; row++) {
      rest = rest.arg(2);
    }
    return choosesConstants(rest, LEVELS);
  }

  private static boolean choosesConstants(Expr expr, int levels) {
    if (expr instanceof Const) {
      return true;
    }
    return levels > 0
        && expr.is(CoreOp.ITE)
        && choosesConstants(expr.arg(1), levels - 1)
        && choosesConstants(expr.arg(2), levels - 1);
  }

  /** Recursion is bounded by {@link #LEVELS} and {@link #ROWS}; null where a side has no value. */
  private static @Nullable Expr push(
      ExprFactory factory, Op op, Sort sort, Expr[] args, int choice) {
    if (args[choice] instanceof Const) {
      return Simplifier.fold(factory, op, sort, args);
    }
    Apply ite = (Apply) args[choice];
    Expr then = push(factory, op, sort, with(args, choice, ite.arg(1)), choice);
    Expr otherwise = push(factory, op, sort, with(args, choice, ite.arg(2)), choice);
    return then == null || otherwise == null ? null : factory.ite(ite.arg(0), then, otherwise);
  }

  private static Expr[] with(Expr[] args, int place, Expr arg) {
    Expr[] changed = args.clone();
    changed[place] = arg;
    return changed;
  }
}
