package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks back ends one after the other until one decides. Each but the last may use two thirds of the
 * time that is left, so that a hard query does not starve those that follow.
 */
final class InTurn implements Solver {

  private final List<Solver> solvers;

  public InTurn(List<Solver> solvers) {
    this.solvers = List.copyOf(solvers);
  }

  @Override
  public Verdict check(Query query) {
    List<Verdict.Unknown> unknowns = new ArrayList<>();
    for (int i = 0; i < solvers.size() && !query.budget().exhausted(); i++) {
      boolean last = i == solvers.size() - 1;
      Verdict verdict = solvers.get(i).check(last ? query : withShare(query));
      if (verdict instanceof Verdict.Unknown unknown) {
        unknowns.add(unknown);
      } else {
        return verdict;
      }
    }
    return query.budget().exhausted() ? Verdict.outOf(query.budget()) : summary(unknowns);
  }

  private static Query withShare(Query query) {
    return query.withBudget(
        query.budget().atMost(query.budget().remaining().multipliedBy(2).dividedBy(3)));
  }

  /** All are told; the reason is the first that says more than that nothing was found. */
  private static Verdict summary(List<Verdict.Unknown> unknowns) {
    String details = String.join("; ", unknowns.stream().map(Verdict.Unknown::detail).toList());
    Reason reason =
        unknowns.stream()
            .map(Verdict.Unknown::reason)
            .filter(candidate -> candidate != Reason.INCOMPLETE)
            .findFirst()
            .orElse(Reason.INCOMPLETE);
    return new Verdict.Unknown(reason, details.isEmpty() ? "no back end is left" : details);
  }

  @Override
  public List<LayerStatistics> statistics() {
    return solvers.stream().flatMap(solver -> solver.statistics().stream()).toList();
  }

  @Override
  public void close() {
    solvers.forEach(Solver::close);
  }
}
