package dev.clew.hotspots.arrival;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;

/** Methods that strings have gone through, and that are run: solvers can only guess about them. */
final class RunFunctions {

  private RunFunctions() {}

  /** Whether there are any in a term. */
  static boolean areIn(Expr term) {
    boolean[] found = new boolean[1];
    new PostOrder()
        .visit(
            term,
            part -> found[0] |= part instanceof Apply apply && apply.op() instanceof Function);
    return found[0];
  }
}
