package dev.clew.solver;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;

/**
 * Asks for values that make all conjuncts true.
 *
 * @param conjuncts boolean terms of one factory, in path order: queries along a path share a prefix
 * @param hint where to look first, usually the model of the path so far; no claim is made about it
 * @param budget how long the answer may take
 * @param effort how hard to try
 */
public record Query(List<Expr> conjuncts, Assignment hint, Budget budget, Effort effort) {

  /** How hard a solver tries. */
  public enum Effort {
    /**
     * Numbers and strings tell each other what follows, not which values to try: refutes most of
     * what can be refuted, finds models that are easy to find, and leaves the rest unknown.
     */
    RELAXED,
    /** Everything that there is. */
    FULL
  }

  public Query {
    conjuncts = List.copyOf(conjuncts);
    for (Expr conjunct : conjuncts) {
      if (conjunct.sort().kind() != Sort.Kind.BOOL) {
        throw new IllegalArgumentException("not a condition: " + conjunct);
      }
    }
  }

  /** A query that is worth every effort. */
  public Query(List<Expr> conjuncts, Assignment hint, Budget budget) {
    this(conjuncts, hint, budget, Effort.FULL);
  }

  public static Query of(List<Expr> conjuncts, Budget budget) {
    return new Query(conjuncts, Assignment.EMPTY, budget);
  }

  public Query withConjuncts(List<Expr> others) {
    return new Query(others, hint, budget, effort);
  }

  public Query withBudget(Budget other) {
    return new Query(conjuncts, hint, other, effort);
  }

  /** The same with less effort, or more. */
  public Query withEffort(Effort other) {
    return new Query(conjuncts, hint, budget, other);
  }

  public boolean isRelaxed() {
    return effort == Effort.RELAXED;
  }
}
