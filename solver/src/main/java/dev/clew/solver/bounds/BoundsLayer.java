package dev.clew.solver.bounds;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.NodeAgenda;
import dev.clew.solver.expr.Expr;
import java.util.List;

/**
 * Decides easy conjunctions by intervals, known bits, congruences and the order of terms, and asks
 * the next layer about the others. For one thread.
 *
 * <p>A model is confirmed by the evaluator. A refutation is a chain of sound narrowings, a cycle of
 * inequalities, or a search through all values of all unknowns; its core is what the narrowings
 * rest on. Terms that are not tracked (strings, wide bit-vectors, functions) can have any value as
 * far as this layer knows. Time is linear in the conjunction's terms but for the search, which is
 * bounded; arrays are kept from query to query.
 */
public final class BoundsLayer implements Layer {

  private static final int MOST_NODES = 20_000;

  private final Network network = new Network();
  private final NodeAgenda agenda = new NodeAgenda();
  private final Domains domains = new Domains(network, agenda);
  private final Propagation propagation = new Propagation(network, domains, agenda);
  private final OrderReasoning orders = new OrderReasoning(network, domains);
  private final Refutation refutation = new Refutation(network, domains, propagation, orders);
  private final Labelling labelling = new Labelling(network, domains, propagation, orders, agenda);

  @Override
  public String name() {
    return "bounds";
  }

  @Override
  public Verdict check(Query query, Solver next) {
    if (!network.load(query.conjuncts(), MOST_NODES)) {
      return next.check(query);
    }
    if (refutation.succeeds()) {
      List<Expr> core = Refutation.select(query.conjuncts(), refutation.conflict());
      return new Verdict.Unsat(refutation.minimise(core, query.budget()));
    }
    return switch (labelling.search(query)) {
      case FOUND -> new Verdict.Sat(labelling.leaf().assignment());
      case EXHAUSTED ->
          new Verdict.Unsat(Refutation.select(query.conjuncts(), labelling.refutation()));
      case GAVE_UP -> next.check(query);
    };
  }
}
