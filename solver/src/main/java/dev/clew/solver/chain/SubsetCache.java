package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Answers from related queries: whatever contains an unsatisfiable core is unsatisfiable, and
 * whatever is contained in a satisfiable set has its model.
 *
 * <p>A core is filed under its newest conjunct only, because a query that contains the core
 * contains that; a satisfiable set is filed under each of its conjuncts, and looked up under the
 * one with the fewest sets.
 */
final class SubsetCache implements Layer {

  private record Core(Set<Expr> conjuncts) {}

  private record Satisfiable(Set<Expr> conjuncts, Assignment model) {}

  private final int capacity;
  private final Map<Expr, List<Core>> cores = new HashMap<>();
  private final Map<Expr, List<Satisfiable>> satisfiable = new HashMap<>();
  private int size;

  /**
   * @param capacity how many filings are kept before the memory starts anew
   */
  public SubsetCache(int capacity) {
    this.capacity = capacity;
  }

  @Override
  public String name() {
    return "subset cache";
  }

  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public Verdict check(Query query, Solver next) {
    Set<Expr> asked = new HashSet<>(query.conjuncts());
    Core core = coreWithin(asked);
    if (core != null) {
      return new Verdict.Unsat(List.copyOf(core.conjuncts()));
    }
    Satisfiable superset = supersetOf(asked);
    if (superset != null) {
      return new Verdict.Sat(superset.model());
    }
    Verdict verdict = next.check(query);
    remember(asked, verdict);
    return verdict;
  }

  private @Nullable Core coreWithin(Set<Expr> asked) {
    for (Expr conjunct : asked) {
      for (Core core : cores.getOrDefault(conjunct, List.of())) {
        if (asked.containsAll(core.conjuncts())) {
          return core;
        }
      }
    }
    return null;
  }

  private @Nullable Satisfiable supersetOf(Set<Expr> asked) {
    List<Satisfiable> fewest = null;
    for (Expr conjunct : asked) {
      List<Satisfiable> filed = satisfiable.getOrDefault(conjunct, List.of());
      if (fewest == null || filed.size() < fewest.size()) {
        fewest = filed;
      }
    }
    if (fewest != null) {
      for (Satisfiable candidate : fewest) {
        if (candidate.conjuncts().containsAll(asked)) {
          return candidate;
        }
      }
    }
    return null;
  }

  private void remember(Set<Expr> asked, Verdict verdict) {
    if (size > capacity) {
      cores.clear();
      satisfiable.clear();
      size = 0;
    }
    if (verdict instanceof Verdict.Unsat unsat && !unsat.core().isEmpty()) {
      Core core = new Core(new HashSet<>(unsat.core()));
      file(cores, newest(unsat.core()), core);
    } else if (verdict instanceof Verdict.Sat sat) {
      Satisfiable found = new Satisfiable(asked, sat.assignment());
      asked.forEach(conjunct -> file(satisfiable, conjunct, found));
    }
  }

  private <T> void file(Map<Expr, List<T>> files, Expr under, T entry) {
    files.computeIfAbsent(under, u -> new ArrayList<>()).add(entry);
    size++;
  }

  private static Expr newest(List<Expr> conjuncts) {
    Expr newest = conjuncts.get(0);
    for (Expr conjunct : conjuncts) {
      if (conjunct.id() > newest.id()) {
        newest = conjunct;
      }
    }
    return newest;
  }
}
