package dev.clew.solver;

import java.util.List;

/**
 * Decides queries. Belongs to one thread; a query's budget may be cancelled from any other.
 *
 * <p>{@code Unsat} is only ever said with proof. A solver that cannot go on says {@code Unknown};
 * it throws for misuse by the caller alone. How a solver profits from the prefix that successive
 * queries share is its own matter.
 */
public interface Solver extends AutoCloseable {

  Verdict check(Query query);

  /** What each layer has done so far, outermost first. */
  List<LayerStatistics> statistics();

  /**
   * Frees what is held outside the heap. Later checks are {@code Unknown}; closing again is fine.
   */
  @Override
  void close();
}
