package dev.clew.solver.eval;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/**
 * A concatenation of many parts, nested to one side or to both: joined at once, as the strings in
 * between would take the square of its size.
 */
final class LongConcatenation {

  private LongConcatenation() {}

  /**
   * The parts in order. Goes down one way only, so that the cost is at most the depth, even where
   * terms are shared.
   *
   * @param known of which terms there is a value already
   */
  static List<Expr> parts(Apply whole, Predicate<Expr> known) {
    Deque<Expr> front = new ArrayDeque<>();
    Deque<Expr> back = new ArrayDeque<>();
    Expr middle = whole;
    while (middle == whole || isOpen(middle, known)) {
      Apply pair = (Apply) middle;
      if (isOpen(pair.arg(0), known) || !isOpen(pair.arg(1), known)) {
        back.addFirst(pair.arg(1));
        middle = pair.arg(0);
      } else {
        front.addLast(pair.arg(0));
        middle = pair.arg(1);
      }
    }
    front.addLast(middle);
    front.addAll(back);
    return List.copyOf(front);
  }

  private static boolean isOpen(Expr expr, Predicate<Expr> known) {
    return expr instanceof Apply apply && apply.op() == StringOp.CONCAT && !known.test(expr);
  }
}
