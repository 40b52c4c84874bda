package dev.clew.solver.bounds;

import dev.clew.solver.Budget;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/** Refutes conjunctions without search, and makes what refutes them smaller. */
final class Refutation {

  private static final int MOST_TRIALS = 8;

  /** A contradiction of two is hardly ever one of one: not worth a trial. */
  private static final int SMALL = 2;

  private final Network network;
  private final Domains domains;
  private final Propagation propagation;
  private final OrderReasoning orders;
  private long conflict;

  Refutation(Network network, Domains domains, Propagation propagation, OrderReasoning orders) {
    this.network = network;
    this.domains = domains;
    this.propagation = propagation;
    this.orders = orders;
  }

  /** What the last success rests on. */
  long conflict() {
    return conflict;
  }

  /** Whether the network's content is refuted; if not, its domains are propagated. */
  boolean succeeds() {
    if (!propagation.start()) {
      conflict = domains.conflict();
      return true;
    }
    if (orders.contradictory()) {
      conflict = orders.conflict();
      return true;
    }
    return false;
  }

  /** The conjuncts whose bits are in a set of reasons. */
  static List<Expr> select(List<Expr> conjuncts, long reasons) {
    List<Expr> selected = new ArrayList<>();
    for (int i = 0; i < conjuncts.size(); i++) {
      if ((reasons & Propagation.bit(i)) != 0) {
        selected.add(conjuncts.get(i));
      }
    }
    return selected;
  }

  /**
   * Leaves out of a refuted conjunction what is not needed, one conjunct at a time, in a bounded
   * number of trials. Overwrites the network.
   */
  List<Expr> minimise(List<Expr> core, Budget budget) {
    List<Expr> smaller = core;
    int place = core.size() - 1;
    for (int trial = 0; trial < MOST_TRIALS && place >= 0 && smaller.size() > SMALL; trial++) {
      if (budget.exhausted()) {
        break;
      }
      List<Expr> rest = new ArrayList<>(smaller);
      rest.remove(place);
      if (network.load(rest, Integer.MAX_VALUE) && succeeds()) {
        smaller = select(rest, conflict);
        place = Math.min(place, smaller.size());
      }
      place--;
    }
    return smaller;
  }
}
