package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relations;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;

/** Booleans, equality and choice. */
final class CoreNarrowing {

  private final Network network;
  private final Domains domains;
  private final Relations relations;

  CoreNarrowing(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    this.relations = new Relations(network, domains);
  }

  boolean forward(CoreOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    return switch (op) {
      case NOT -> domains.range(node, 1 - domains.hi(a), 1 - domains.lo(a));
      case AND ->
          domains.range(
              node, domains.lo(a) & domains.lo(b), Math.min(domains.hi(a), domains.hi(b)));
      case OR ->
          domains.range(
              node, Math.max(domains.lo(a), domains.lo(b)), domains.hi(a) | domains.hi(b));
      case EQ -> compare(node, a, b);
      case ITE -> choose(node, a, b, network.operand(node, 2));
    };
  }

  private boolean compare(int node, int a, int b) {
    if (a == b) {
      return domains.truth(node, true);
    }
    if (network.shape(a) == TrackedShape.OPAQUE) {
      boolean constants = network.expr(a) instanceof Const && network.expr(b) instanceof Const;
      // Constants are interned, so two nodes are two values.
      return !constants || domains.truth(node, false);
    }
    if (relations.disjoint(a, b)) {
      return domains.truth(node, false);
    }
    // Not disjoint and one value each: the same.
    return !domains.isFixed(a) || !domains.isFixed(b) || domains.truth(node, true);
  }

  private boolean choose(int node, int condition, int first, int second) {
    if (network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    return domains.isTrue(condition)
        ? relations.narrow(node, first)
        : domains.isFalse(condition)
            ? relations.narrow(node, second)
            : relations.narrowToEither(node, first, second);
  }

  boolean backward(CoreOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    return switch (op) {
      case NOT -> domains.range(a, 1 - domains.hi(node), 1 - domains.lo(node));
      case AND -> backwardAnd(node, a, b);
      case OR -> backwardOr(node, a, b);
      case EQ -> backwardEquality(node, a, b);
      case ITE -> backwardChoice(node, a, b, network.operand(node, 2));
    };
  }

  private boolean backwardAnd(int node, int a, int b) {
    if (domains.isTrue(node)) {
      return domains.truth(a, true) && domains.truth(b, true);
    }
    return !domains.isFalse(node)
        || ((!domains.isTrue(a) || domains.truth(b, false))
            && (!domains.isTrue(b) || domains.truth(a, false)));
  }

  private boolean backwardOr(int node, int a, int b) {
    if (domains.isFalse(node)) {
      return domains.truth(a, false) && domains.truth(b, false);
    }
    return !domains.isTrue(node)
        || ((!domains.isFalse(a) || domains.truth(b, true))
            && (!domains.isFalse(b) || domains.truth(a, true)));
  }

  private boolean backwardEquality(int node, int a, int b) {
    if (network.shape(a) == TrackedShape.OPAQUE) {
      return true;
    }
    if (domains.isTrue(node)) {
      return relations.narrow(a, b) && relations.narrow(b, a);
    }
    return !domains.isFalse(node) || relations.separate(a, b);
  }

  private boolean backwardChoice(int node, int condition, int first, int second) {
    if (network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    if (domains.isTrue(condition)) {
      return relations.narrow(first, node);
    }
    if (domains.isFalse(condition)) {
      return relations.narrow(second, node);
    }
    return (!relations.disjoint(node, first) || domains.truth(condition, false))
        && (!relations.disjoint(node, second) || domains.truth(condition, true));
  }
}
