package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.NodeAgenda;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.bounds.rules.NarrowingRules;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import java.util.List;

/** One operator on symbols, whose rules are tried on domains and checked against values. */
final class RuleBench {

  private final Network network = new Network();
  private final NodeAgenda agenda = new NodeAgenda();
  private final Domains domains = new Domains(network, agenda);
  private final NarrowingRules rules = new NarrowingRules(network, domains);
  private final Expr term;
  private boolean possible;

  RuleBench(Expr term) {
    this.term = term;
    assertThat(network.load(List.of(term), 100)).isTrue();
    reset();
  }

  /** Knows nothing again. */
  void reset() {
    agenda.reset(network.size());
    domains.reset();
    possible = true;
  }

  Domains domains() {
    return domains;
  }

  /** The node of a symbol. */
  int node(Symbol symbol) {
    for (int i = 0; i < network.symbolCount(); i++) {
      if (network.expr(network.symbol(i)) == symbol) {
        return network.symbol(i);
      }
    }
    throw new IllegalArgumentException(symbol.toString());
  }

  /** The node of the whole term. */
  int result() {
    return network.root(0);
  }

  /** Applies the rules of all nodes a few times. */
  boolean propagate() {
    for (int round = 0; round < 2 && possible; round++) {
      for (int node = 0; node < network.size() && possible; node++) {
        possible = rules.forward(node);
      }
      for (int node = network.size() - 1; node >= 0 && possible; node--) {
        possible = rules.backward(node);
      }
    }
    agenda.clear();
    return possible;
  }

  /** Checks that a value of a node, as domains count, has not been taken away. */
  void assertKept(int node, long value, Object context) {
    boolean kept = possible && contains(node, value);
    if (!kept) {
      assertThat(kept).as("%s: node %s lost %s; %s", term, node, value, context).isTrue();
    }
  }

  boolean contains(int node, long value) {
    if (network.shape(node) == TrackedShape.FLOAT && value == CandidateValues.NAN) {
      return domains.mayBeNan(node);
    }
    return domains.lo(node) <= value
        && value <= domains.hi(node)
        && (value & domains.zeros(node)) == 0
        && (~value & domains.ones(node)) == 0
        && Math.floorMod(value, domains.modulus(node)) == domains.rest(node);
  }
}
