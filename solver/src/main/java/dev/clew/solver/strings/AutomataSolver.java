package dev.clew.solver.strings;

import dev.clew.solver.LayerCounter;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.strings.interchange.StringSolver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides queries over strings and numbers by cases, with a graph for each: languages flow along
 * its edges, numbers propose lengths, words of these lengths are fitted. For one thread.
 *
 * <p>Refutations hold for strings of all lengths. Gives up early rather than late: what is left is
 * for other back ends.
 */
public final class AutomataSolver implements Solver {

  private final Solver numeric;
  private final StringSolver solver = new StringSolver();
  private final LayerCounter counter = new LayerCounter("automata");

  /**
   * @param numeric decides what has no strings in it; takes it over and closes it
   */
  public AutomataSolver(Solver numeric) {
    this.numeric = numeric;
  }

  @Override
  public Verdict check(Query query) {
    long start = System.nanoTime();
    Verdict verdict = answer(query);
    counter.add(verdict, System.nanoTime() - start, true);
    return verdict;
  }

  private Verdict answer(Query query) {
    try {
      Verdict verdict = solver.check(query, numeric);
      return verdict instanceof Verdict.Sat sat
          ? new Verdict.Sat(owned(sat.assignment(), query.conjuncts()))
          : verdict;
    } catch (StackOverflowError tooDeep) {
      return new Verdict.Unknown(Reason.INCOMPLETE, "terms nested too deeply for a graph");
    }
  }

  @Override
  public List<LayerStatistics> statistics() {
    List<LayerStatistics> all = new ArrayList<>(List.of(counter.snapshot()));
    all.addAll(numeric.statistics());
    return all;
  }

  @Override
  public void close() {
    numeric.close();
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
