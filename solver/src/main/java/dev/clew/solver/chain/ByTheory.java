package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.strings.graph.TermOccurrences;
import java.util.ArrayList;
import java.util.List;

/** Sends queries with strings in them one way, all others another. */
final class ByTheory implements Solver {

  private final TermOccurrences strings = TermOccurrences.ofStrings();
  private final Solver forStrings;
  private final Solver forNumbers;

  ByTheory(Solver forStrings, Solver forNumbers) {
    this.forStrings = forStrings;
    this.forNumbers = forNumbers;
  }

  @Override
  public Verdict check(Query query) {
    boolean any = query.conjuncts().stream().anyMatch(strings::in);
    return (any ? forStrings : forNumbers).check(query);
  }

  @Override
  public List<LayerStatistics> statistics() {
    List<LayerStatistics> all = new ArrayList<>(forStrings.statistics());
    all.addAll(forNumbers.statistics());
    return all;
  }

  @Override
  public void close() {
    forStrings.close();
    forNumbers.close();
  }
}
