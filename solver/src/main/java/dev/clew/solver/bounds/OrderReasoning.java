package dev.clew.solver.bounds;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.bounds.rules.SumRules;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;

/**
 * Finds contradictions among comparisons of which the truth is known, and sums that do not wrap. On
 * floats the numbers compared are ranks in IEEE's order, in which the two zeros are one.
 */
final class OrderReasoning {

  private final Network network;
  private final Domains domains;
  private final DifferenceGraph graph = new DifferenceGraph();
  private int relations;
  private long conflict;

  OrderReasoning(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  /** What the contradiction rests on. */
  long conflict() {
    return conflict;
  }

  /** Whether the order of terms, as far as it is known, contradicts itself. */
  boolean contradictory() {
    graph.reset(network.size() + 1);
    relations = 0;
    for (int node = 0; node < network.size(); node++) {
      collect(node);
    }
    if (relations < 2) {
      return false;
    }
    addBounds();
    int behind = graph.relax();
    if (behind >= 0) {
      conflict = graph.cycleReason(behind);
      return true;
    }
    return separatesEquals();
  }

  private void collect(int node) {
    Op op = network.op(node);
    if (op == null) {
      return;
    }
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    switch (op.theory()) {
      case CORE -> {
        if (op == CoreOp.EQ && domains.isTrue(node)) {
          equal(a, b, domains.why(node));
        }
      }
      case BITS -> collectBits((BitsOp) op, node, a, b);
      case INTEGER -> collectInteger((IntegerOp) op, node, a, b);
      case FLOAT -> collectFloat((FloatOp) op, node, a, b);
      case STRING, FUNCTION -> {}
    }
  }

  private void collectBits(BitsOp op, int node, int a, int b) {
    if (network.shape(a) != TrackedShape.BITS || network.shape(node) == TrackedShape.OPAQUE) {
      return;
    }
    switch (op) {
      case SLT -> compared(node, a, b, true);
      case SLE -> compared(node, a, b, false);
      case ULT -> comparedUnsigned(node, a, b, true);
      case ULE -> comparedUnsigned(node, a, b, false);
      case ADD -> sum(node, a, b);
      case SIGN_EXTEND -> equal(node, a, 0);
      case ZERO_EXTEND -> {
        if (domains.lo(a) >= 0) {
          equal(node, a, domains.why(a));
        }
      }
      default -> {}
    }
  }

  private void collectInteger(IntegerOp op, int node, int a, int b) {
    switch (op) {
      case LT -> compared(node, a, b, true);
      case LE -> compared(node, a, b, false);
      case ADD -> {
        sumWithoutWrap(node, a, b);
        sumWithoutWrap(node, b, a);
      }
      default -> {}
    }
  }

  private void collectFloat(FloatOp op, int node, int a, int b) {
    boolean numbers = !domains.mayBeNan(a) && b >= 0 && !domains.mayBeNan(b);
    if (!numbers) {
      return;
    }
    switch (op) {
      case LT -> compared(node, a, b, true);
      case LE -> compared(node, a, b, false);
      case EQ -> {
        if (domains.isTrue(node)) {
          equal(a, b, domains.why(node) | domains.why(a) | domains.why(b));
        }
      }
      default -> {}
    }
  }

  /** {@code a < b}, or {@code a <= b} when not strict, has the node's truth. */
  private void compared(int node, int a, int b, boolean strict) {
    // Next to the node's own reasons: that a float is a number rests on what the operands do.
    long why = domains.why(node) | domains.why(a) | domains.why(b);
    if (domains.isTrue(node)) {
      relate(b, a, strict ? 1 : 0, why);
    } else if (domains.isFalse(node)) {
      relate(a, b, strict ? 0 : 1, why);
    }
  }

  /** The unsigned order is the signed one between values of one sign. */
  private void comparedUnsigned(int node, int a, int b, boolean strict) {
    boolean sameSign =
        (domains.lo(a) >= 0 && domains.lo(b) >= 0) || (domains.hi(a) < 0 && domains.hi(b) < 0);
    if (sameSign) {
      compared(node, a, b, strict);
    }
  }

  private void relate(int greater, int lesser, long gap, long reason) {
    relations++;
    graph.atLeast(greater, lesser, gap, reason);
  }

  private void equal(int a, int b, long reason) {
    relate(a, b, 0, reason);
    graph.atLeast(b, a, 0, reason);
  }

  private void sum(int node, int a, int b) {
    int width = network.sort(node).width();
    if (!SumRules.overflows(domains.lo(a), domains.lo(b), width)
        && !SumRules.overflows(domains.hi(a), domains.hi(b), width)) {
      sumWithoutWrap(node, a, b);
      sumWithoutWrap(node, b, a);
      if (network.op(b) == BitsOp.NEG) {
        difference(node, a, b, network.operand(b, 0), width);
      } else if (network.op(a) == BitsOp.NEG) {
        difference(node, b, a, network.operand(a, 0), width);
      }
    }
  }

  /** The sum is as far from one summand as the other one says. */
  private void sumWithoutWrap(int node, int a, int b) {
    long why = domains.why(a) | domains.why(b);
    if (domains.lo(b) > Long.MIN_VALUE && domains.hi(b) < Long.MAX_VALUE) {
      relate(node, a, domains.lo(b), why);
      graph.atLeast(a, node, -domains.hi(b), why);
    }
  }

  /** A difference that does not wrap bounds how far its two sides are apart. */
  private void difference(int node, int a, int negated, int b, int width) {
    if (!SumRules.differenceOverflows(0, domains.lo(b), width)) {
      long why = domains.why(node) | domains.why(a) | domains.why(b) | domains.why(negated);
      relate(a, b, domains.lo(node), why);
      if (domains.hi(node) < Long.MAX_VALUE) {
        graph.atLeast(b, a, -domains.hi(node), why);
      }
    }
  }

  /** Ties the related nodes to their intervals by way of a vertex that stands for zero. */
  private void addBounds() {
    int zero = network.size();
    int known = graph.edges();
    for (int edge = 0; edge < known; edge++) {
      addBounds(graph.from(edge), zero);
      addBounds(graph.to(edge), zero);
    }
  }

  private void addBounds(int node, int zero) {
    TrackedShape shape = network.shape(node);
    if (shape == TrackedShape.BITS || shape == TrackedShape.INTEGER) {
      long why = domains.why(node);
      graph.atLeast(node, zero, domains.lo(node), why);
      if (domains.hi(node) < Long.MAX_VALUE) {
        graph.atLeast(zero, node, -domains.hi(node), why);
      }
    }
  }

  /** Whether two terms that the order makes equal are said to differ. */
  private boolean separatesEquals() {
    graph.tighten();
    for (int node = 0; node < network.size(); node++) {
      int a = network.operand(node, 0);
      int b = network.operand(node, 1);
      if (network.op(node) != null
          && domains.isFalse(node)
          && isEquality(node, a, b)
          && graph.equal(a, b)) {
        conflict = graph.equalityReason(a) | domains.why(node) | domains.why(a) | domains.why(b);
        return true;
      }
    }
    return false;
  }

  private boolean isEquality(int node, int a, int b) {
    if (network.op(node) == CoreOp.EQ) {
      // The zeros have one rank and are two values.
      return network.sort(a).kind() != Sort.Kind.FLOAT;
    }
    return network.op(node) == FloatOp.EQ && !domains.mayBeNan(a) && !domains.mayBeNan(b);
  }
}
