package dev.clew.solver;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tries all values of all unknowns: the oracle for queries over tiny bit-vectors and booleans. */
public final class BruteForce implements Solver {

  private int asked;

  /** How often this was asked. */
  public int asked() {
    return asked;
  }

  @Override
  public Verdict check(Query query) {
    asked++;
    Set<Symbol> symbols = new LinkedHashSet<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : query.conjuncts()) {
      order.visit(
          conjunct,
          expr -> {
            if (expr instanceof Symbol symbol) {
              symbols.add(symbol);
            }
          });
    }
    int bits = symbols.stream().mapToInt(symbol -> symbol.sort().width()).sum();
    for (long pattern = 0; pattern < 1L << bits; pattern++) {
      Assignment candidate = decode(pattern, symbols);
      if (new Evaluator(candidate).allHold(query.conjuncts())) {
        return new Verdict.Sat(candidate);
      }
    }
    return new Verdict.Unsat(query.conjuncts());
  }

  private static Assignment decode(long pattern, Set<Symbol> symbols) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    long rest = pattern;
    for (Symbol symbol : symbols) {
      int width = symbol.sort().width();
      long own = rest & ((1L << width) - 1);
      values.put(symbol, Value.ofRaw(symbol.sort(), own));
      rest >>>= width;
    }
    return Assignment.of(values);
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of();
  }

  @Override
  public void close() {}
}
