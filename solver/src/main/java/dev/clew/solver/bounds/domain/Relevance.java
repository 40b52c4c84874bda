package dev.clew.solver.bounds.domain;

import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Op;
import java.util.Arrays;

/**
 * Which nodes the conjuncts' truth still depends on: not the side of a choice that is not taken,
 * nor the rest of a disjunction of which one side is true. A pass over the nodes, parents first.
 */
public final class Relevance {

  private final Network network;
  private final Domains domains;
  private boolean[] relevant = new boolean[64];

  public Relevance(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  public void update() {
    int size = network.size();
    if (relevant.length < size) {
      relevant = new boolean[size * 2];
    }
    if (!network.linked()) {
      Arrays.fill(relevant, 0, size, true);
      return;
    }
    Arrays.fill(relevant, 0, size, false);
    for (int i = 0; i < network.rootCount(); i++) {
      relevant[network.root(i)] = true;
    }
    for (int node = size - 1; node >= 0; node--) {
      Op op = network.op(node);
      if (relevant[node] && op != null) {
        markOperands(op, node);
      }
    }
  }

  public boolean isRelevant(int node) {
    return relevant[node];
  }

  private void markOperands(Op op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    if (op == CoreOp.ITE) {
      relevant[a] = true;
      relevant[b] |= !domains.isFalse(a);
      relevant[network.operand(node, 2)] |= !domains.isTrue(a);
    } else if (op == CoreOp.AND) {
      relevant[a] |= !domains.isFalse(b) || domains.isFalse(a);
      relevant[b] |= !domains.isFalse(a);
    } else if (op == CoreOp.OR) {
      relevant[a] |= !domains.isTrue(b) || domains.isTrue(a);
      relevant[b] |= !domains.isTrue(a);
    } else {
      relevant[a] = true;
      if (b >= 0) {
        relevant[b] = true;
      }
    }
  }
}
