package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Takes conjunctions apart and drops what is trivially true or repeated, so that the layers below
 * see small conjuncts; finds what is trivially false and pairs of a condition and its negation.
 */
final class FlatteningLayer implements Layer {

  @Override
  public String name() {
    return "flatten";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    Map<Expr, Expr> owners = new LinkedHashMap<>();
    for (Expr conjunct : query.conjuncts()) {
      split(conjunct, owners);
    }
    for (Map.Entry<Expr, Expr> part : owners.entrySet()) {
      Expr opposite = part.getKey().is(CoreOp.NOT) ? owners.get(part.getKey().arg(0)) : null;
      if (part.getKey() instanceof Const) {
        return new Verdict.Unsat(List.of(part.getValue()));
      } else if (opposite != null) {
        return new Verdict.Unsat(Stream.of(part.getValue(), opposite).distinct().toList());
      }
    }
    if (owners.isEmpty()) {
      return new Verdict.Sat(query.hint());
    }
    Verdict verdict = next.check(query.withConjuncts(List.copyOf(owners.keySet())));
    return verdict instanceof Verdict.Unsat unsat ? inTermsOf(owners, unsat) : verdict;
  }

  /** Adds the parts of a conjunct with the conjunct that each comes from; leaves true ones out. */
  private static void split(Expr conjunct, Map<Expr, Expr> owners) {
    Deque<Expr> open = new ArrayDeque<>(List.of(conjunct));
    while (!open.isEmpty()) {
      Expr top = open.pop();
      if (top.is(CoreOp.AND)) {
        open.push(top.arg(1));
        open.push(top.arg(0));
      } else if (!(top instanceof Const constant) || !constant.value().asBoolean()) {
        owners.putIfAbsent(top, conjunct);
      }
    }
  }

  private static Verdict inTermsOf(Map<Expr, Expr> owners, Verdict.Unsat unsat) {
    Set<Expr> core = new LinkedHashSet<>();
    for (Expr part : unsat.core()) {
      core.add(owners.getOrDefault(part, part));
    }
    return new Verdict.Unsat(new ArrayList<>(core));
  }
}
