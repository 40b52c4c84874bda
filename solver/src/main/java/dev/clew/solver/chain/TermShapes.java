package dev.clew.solver.chain;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import java.util.HashMap;
import java.util.Map;

/** Hashes of terms that do not depend on the names of unknowns; remembered. */
final class TermShapes {

  private static final int CAPACITY = 1 << 16;

  private final Map<Expr, Integer> known = new HashMap<>();

  int of(Expr expr) {
    Integer found = known.get(expr);
    if (found == null) {
      if (known.size() >= CAPACITY) {
        known.clear();
      }
      new PostOrder().visit(expr, part -> known.computeIfAbsent(part, this::shape));
      found = known.getOrDefault(expr, 0);
    }
    return found;
  }

  private int shape(Expr expr) {
    if (expr instanceof Symbol) {
      return expr.sort().kind().name().hashCode() + expr.sort().bits();
    }
    if (expr instanceof Const constant) {
      return constant.value().hashCode();
    }
    Apply apply = (Apply) expr;
    int hash = apply.op().stableHash() * 31 + apply.sort().bits();
    for (int i = 0; i < apply.arity(); i++) {
      hash = hash * 0x01000193 + known.getOrDefault(apply.arg(i), 0);
    }
    return hash;
  }
}
