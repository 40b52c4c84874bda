package dev.clew.solver.bounds;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relevance;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Op;

/**
 * What to decide next: first conditions on which something hangs (a side of a true disjunction or a
 * false conjunction, the condition of a choice), because both sides of them narrow; then the symbol
 * with the fewest values.
 */
final class DecisionOrder {

  private final Network network;
  private final Domains domains;
  private final Relevance relevance;
  private boolean condition;
  private boolean preferred;

  DecisionOrder(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    relevance = new Relevance(network, domains);
  }

  /** Whether the last choice is about a condition and not a symbol's value. */
  boolean isCondition() {
    return condition;
  }

  /** Which side of the condition to try first. */
  boolean preferred() {
    return preferred;
  }

  /** A node that is not fixed yet; -1 when every symbol is that matters. */
  int next() {
    if (network.branching()) {
      relevance.update();
    }
    int open = network.branching() ? openCondition() : -1;
    condition = open >= 0;
    return condition ? open : smallestSymbol();
  }

  private int openCondition() {
    for (int node = network.size() - 1; node >= 0; node--) {
      Op op = network.op(node);
      if (op instanceof CoreOp core && relevance.isRelevant(node) && isOpen(core, node)) {
        preferred = core != CoreOp.AND;
        return network.operand(node, domains.isFixed(network.operand(node, 0)) ? 1 : 0);
      }
    }
    return -1;
  }

  private boolean isOpen(CoreOp op, int node) {
    return switch (op) {
      case OR -> domains.isTrue(node) && isUndecided(node);
      case AND -> domains.isFalse(node) && isUndecided(node);
      case ITE -> !domains.isFixed(network.operand(node, 0));
      case NOT, EQ -> false;
    };
  }

  /** Neither side decides: had one been fixed, propagation would have settled the other. */
  private boolean isUndecided(int node) {
    return !domains.isFixed(network.operand(node, 0)) && !domains.isFixed(network.operand(node, 1));
  }

  private boolean matters(int node) {
    return !network.branching() || relevance.isRelevant(node);
  }

  private int smallestSymbol() {
    int best = -1;
    long fewest = 0;
    for (int i = 0; i < network.symbolCount(); i++) {
      int node = network.symbol(i);
      boolean tracked = network.shape(node) != TrackedShape.OPAQUE;
      if (tracked && !domains.isFixed(node) && matters(node)) {
        long size = domains.hi(node) - domains.lo(node);
        if (best < 0 || Long.compareUnsigned(size, fewest) < 0) {
          best = node;
          fewest = size;
        }
      }
    }
    return best;
  }
}
