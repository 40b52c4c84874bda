package dev.clew.app.strings;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tries all values of all unknowns; a literal is asked as soon as its unknowns have values. */
final class Enumeration {

  private final List<Unknown> unknowns;

  /** The literals that can be asked when so many unknowns have values. */
  private final List<List<Expr>> ready = new ArrayList<>();

  private final Map<Symbol, Value> values = new HashMap<>();

  private Enumeration(Conjunction conjunction) {
    unknowns = conjunction.unknowns();
    List<Expr> waiting = new ArrayList<>(conjunction.literals());
    Set<Symbol> known = new HashSet<>();
    for (int i = 0; i <= unknowns.size(); i++) {
      List<Expr> now = waiting.stream().filter(each -> known.containsAll(symbols(each))).toList();
      ready.add(now);
      waiting.removeAll(now);
      if (i < unknowns.size()) {
        known.add(unknowns.get(i).symbol());
      }
    }
    if (!waiting.isEmpty()) {
      throw new IllegalArgumentException("has other unknowns: " + waiting);
    }
  }

  /** Whether some values satisfy the conjunction. */
  static boolean satisfies(Conjunction conjunction) {
    return new Enumeration(conjunction).from(0);
  }

  private boolean from(int index) {
    if (!ready.get(index).isEmpty()
        && !new Evaluator(Assignment.of(values)).allHold(ready.get(index))) {
      return false;
    }
    if (index == unknowns.size()) {
      return true;
    }
    Unknown unknown = unknowns.get(index);
    for (Value value : unknown.domain()) {
      values.put(unknown.symbol(), value);
      if (from(index + 1)) {
        return true;
      }
    }
    values.remove(unknown.symbol());
    return false;
  }

  /** The unknowns in a term. */
  static Set<Symbol> symbols(Expr term) {
    Set<Symbol> found = new HashSet<>();
    new PostOrder()
        .visit(
            term,
            expr -> {
              if (expr instanceof Symbol symbol) {
                found.add(symbol);
              }
            });
    return found;
  }
}
