package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Remembers the answers to queries with the same conjuncts in the same order and without a hint:
 * what it gives is what solving again would give.
 */
final class RepeatCache implements Layer {

  private final Map<List<Expr>, Verdict> answers;

  RepeatCache(int capacity) {
    answers =
        new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<List<Expr>, Verdict> eldest) {
            return size() > capacity;
          }
        };
  }

  @Override
  public String name() {
    return "repeat cache";
  }

  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public Verdict check(Query query, Solver next) {
    if (!query.hint().values().isEmpty()) {
      return next.check(query);
    }
    Verdict known = answers.get(query.conjuncts());
    if (known != null) {
      return known;
    }
    Verdict verdict = next.check(query);
    if (verdict.isDecided()) {
      answers.put(query.conjuncts(), verdict);
    }
    return verdict;
  }
}
