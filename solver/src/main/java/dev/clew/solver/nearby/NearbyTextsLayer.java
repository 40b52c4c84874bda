package dev.clew.solver.nearby;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import org.jspecify.annotations.Nullable;

/**
 * Changes the hint where the conjuncts say that it does not fit, and looks whether the others still
 * hold. The hint of a branch that a path did not take satisfies all conjuncts but the newest, and
 * what a parser asks of its text next is mostly about a unit that nobody has asked about: another
 * one there is a model. Refutes nothing; costs some dozens of evaluations.
 *
 * <p>The answer depends on the query and its hint alone.
 */
public final class NearbyTextsLayer implements Layer {

  private final KnownUnits units = new KnownUnits();
  private final KnownWords words = new KnownWords();

  @Override
  public String name() {
    return "nearby";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    Assignment found = find(query);
    return found != null ? new Verdict.Sat(found) : next.check(query);
  }

  private @Nullable Assignment find(Query query) {
    return query.hint().values().isEmpty() ? null : new NearbySearch(query, units, words).find();
  }
}
