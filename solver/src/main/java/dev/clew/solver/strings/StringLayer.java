package dev.clew.solver.strings;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Decides queries with strings in them; others, and the numbers of these, go to the next layer. */
public final class StringLayer implements Layer {

  private final Occurrences strings = Occurrences.ofStrings();
  private final StringSolver solver = new StringSolver();

  @Override
  public String name() {
    return "strings";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    if (query.conjuncts().stream().noneMatch(strings::in)) {
      return next.check(query);
    }
    Verdict verdict = solver.check(query, next);
    return verdict instanceof Verdict.Sat sat
        ? new Verdict.Sat(owned(sat.assignment(), query.conjuncts()))
        : verdict;
  }

  /** The values for the query's own symbols. */
  private static Assignment owned(Assignment found, List<Expr> conjuncts) {
    Map<String, Value> byName = new LinkedHashMap<>();
    found.values().forEach((symbol, value) -> byName.put(symbol.name() + symbol.sort(), value));
    Map<Symbol, Value> values = new LinkedHashMap<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(
          conjunct,
          expr -> {
            if (expr instanceof Symbol symbol
                && byName.containsKey(symbol.name() + symbol.sort())) {
              values.put(symbol, byName.get(symbol.name() + symbol.sort()));
            }
          });
    }
    return Assignment.of(values, found.functions());
  }
}
