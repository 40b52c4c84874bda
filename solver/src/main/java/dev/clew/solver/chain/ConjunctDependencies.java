package dev.clew.solver.chain;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a conjunct's truth depends on: its unknowns, and the functions that only an assignment
 * interprets. Remembered for each conjunct, since a path asks about the same ones again and again.
 */
final class ConjunctDependencies {

  /**
   * When so many conjuncts are remembered the memory starts anew: an old path is not asked again.
   */
  private static final int CAPACITY = 1 << 16;

  private final Map<Expr, List<Object>> known = new HashMap<>();

  /** Symbols and uninterpreted functions, without repetition, in the order of their first use. */
  List<Object> of(Expr conjunct) {
    List<Object> found = known.get(conjunct);
    if (found == null) {
      if (known.size() >= CAPACITY) {
        known.clear();
      }
      found = collect(conjunct);
      known.put(conjunct, found);
    }
    return found;
  }

  private static List<Object> collect(Expr conjunct) {
    List<Object> found = new ArrayList<>();
    new PostOrder()
        .visit(
            conjunct,
            expr -> {
              if (expr instanceof Symbol) {
                found.add(expr);
              } else if (expr instanceof Apply apply
                  && apply.op() instanceof Function function
                  && function.isUninterpreted()
                  && !found.contains(function)) {
                found.add(function);
              }
            });
    return List.copyOf(found);
  }
}
