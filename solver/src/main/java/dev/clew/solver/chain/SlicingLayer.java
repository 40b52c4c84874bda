package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits a query into parts that share no unknown, solves those that the hint does not satisfy, and
 * merges their models.
 *
 * <p>Usually only the part with the newest conjunct is left to solve, so it goes first: when it is
 * unsatisfiable nothing else matters. The time is the whole query's.
 */
final class SlicingLayer implements Layer {

  private final ConjunctDependencies dependencies = new ConjunctDependencies();

  @Override
  public String name() {
    return "slices";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    List<List<Expr>> slices = slices(query.conjuncts());
    Map<Symbol, Value> values = new LinkedHashMap<>(query.hint().values());
    Map<Function, FunctionTable> functions = new LinkedHashMap<>(query.hint().functions());
    Verdict.Unknown unknown = null;
    for (int i = slices.size() - 1; i >= 0; i--) {
      List<Expr> slice = slices.get(i);
      if (query.budget().exhausted()) {
        return Verdict.outOf(query.budget());
      }
      if (RecentModels.satisfies(query.hint(), slice)) {
        continue;
      }
      Verdict verdict = next.check(query.withConjuncts(slice));
      if (verdict instanceof Verdict.Unsat) {
        return verdict;
      } else if (verdict instanceof Verdict.Sat sat) {
        restrict(sat.assignment(), slice, values, functions);
      } else {
        // Another slice may still refute the query, so go on.
        unknown = (Verdict.Unknown) verdict;
      }
    }
    return unknown != null ? unknown : new Verdict.Sat(Assignment.of(values, functions));
  }

  /** Adds what of a slice's model is about the slice: the rest must not override others. */
  private void restrict(
      Assignment model,
      List<Expr> slice,
      Map<Symbol, Value> values,
      Map<Function, FunctionTable> functions) {
    for (Expr conjunct : slice) {
      for (Object dependency : dependencies.of(conjunct)) {
        if (dependency instanceof Symbol symbol) {
          values.put(symbol, model.value(symbol));
        } else {
          functions.put((Function) dependency, model.function((Function) dependency));
        }
      }
    }
  }

  /** The parts in the order of their newest conjunct; each keeps the order of the path. */
  private List<List<Expr>> slices(List<Expr> conjuncts) {
    Map<Object, Integer> lastUse = new HashMap<>();
    int[] group = new int[conjuncts.size()];
    for (int i = 0; i < group.length; i++) {
      group[i] = i;
      for (Object dependency : dependencies.of(conjuncts.get(i))) {
        Integer earlier = lastUse.put(dependency, i);
        if (earlier != null) {
          group[root(group, earlier)] = i;
        }
      }
    }
    Map<Integer, List<Expr>> byRoot = new HashMap<>();
    for (int i = 0; i < group.length; i++) {
      byRoot.computeIfAbsent(root(group, i), r -> new ArrayList<>()).add(conjuncts.get(i));
    }
    // A group's root is its newest conjunct.
    return byRoot.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(Map.Entry::getValue)
        .toList();
  }

  private static int root(int[] group, int member) {
    int root = member;
    while (group[root] != root) {
      group[root] = group[group[root]];
      root = group[root];
    }
    return root;
  }
}
