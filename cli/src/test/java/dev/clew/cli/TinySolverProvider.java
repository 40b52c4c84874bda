package dev.clew.cli;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A solver that gives all unknowns the same number, so that tests need no native library. */
public final class TinySolverProvider implements SolverProvider {

  @Override
  public String name() {
    return "tiny";
  }

  @Override
  public String describe() {
    return "tiny, for tests";
  }

  @Override
  public Solver create() {
    return new Tiny();
  }

  private static final class Tiny implements Solver {
    private long queries;

    @Override
    public Verdict check(Query query) {
      queries++;
      Set<Symbol> symbols = new LinkedHashSet<>();
      for (Expr conjunct : query.conjuncts()) {
        new PostOrder()
            .visit(
                conjunct,
                expr -> {
                  if (expr instanceof Symbol symbol) {
                    symbols.add(symbol);
                  }
                });
      }
      for (int number = 0; number < 256; number++) {
        Map<Symbol, Value> values = new HashMap<>();
        for (Symbol symbol : symbols) {
          values.put(symbol, Value.ofPattern(symbol.sort(), BigInteger.valueOf(number)));
        }
        if (new Evaluator(Assignment.of(values)).allHold(query.conjuncts())) {
          return new Verdict.Sat(Assignment.of(values));
        }
      }
      return symbols.isEmpty()
          ? new Verdict.Unsat(query.conjuncts())
          : new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "tried a few");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of(new LayerStatistics("tiny", queries, 0, 0, 0, Duration.ZERO));
    }

    @Override
    public void close() {}
  }
}
