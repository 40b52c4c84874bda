package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relations;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;

/** Truncation and the extensions. */
final class WidthNarrowing {

  private final Network network;
  private final Domains domains;
  private final Relations relations;

  WidthNarrowing(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    relations = new Relations(network, domains);
  }

  boolean forward(BitsOp op, int node, int a) {
    return switch (op) {
      case SIGN_EXTEND -> relations.narrow(node, a);
      case TRUNCATE -> truncate(node, a, network.sort(node).width());
      case ZERO_EXTEND -> extend(node, a, network.sort(a).width());
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean truncate(int node, int a, int width) {
    long lo = domains.lo(a);
    long hi = domains.hi(a);
    return (coversAll(a, width)
            || domains.circular(
                node, Patterns.signExtend(lo, width), Patterns.signExtend(hi, width)))
        && domains.bits(
            node,
            Patterns.signExtend(domains.zeros(a), width),
            Patterns.signExtend(domains.ones(a), width))
        && (!fits(a, width) || domains.congruent(node, domains.modulus(a), domains.rest(a)));
  }

  /** Whether the interval has as many values as there are of the width. */
  private boolean coversAll(int a, int width) {
    return Long.compareUnsigned(domains.hi(a) - domains.lo(a), KnownBits.low(width)) >= 0;
  }

  private boolean fits(int a, int width) {
    return Patterns.signExtend(domains.lo(a), width) == domains.lo(a)
        && Patterns.signExtend(domains.hi(a), width) == domains.hi(a);
  }

  private boolean extend(int node, int a, int width) {
    if (domains.lo(a) >= 0 || width == network.sort(node).width()) {
      return relations.narrow(node, a);
    }
    long low = KnownBits.low(width);
    return domains.range(
            node,
            BitsOrderRules.unsignedLeast(domains, a) & low,
            BitsOrderRules.unsignedMost(domains, a) & low)
        && domains.bits(node, (domains.zeros(a) & low) | ~low, domains.ones(a) & low);
  }

  boolean backward(BitsOp op, int node, int a) {
    return switch (op) {
      case SIGN_EXTEND -> relations.narrow(a, node);
      case TRUNCATE -> widen(node, a, network.sort(node).width());
      case ZERO_EXTEND -> shrink(node, a, network.sort(a).width());
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean widen(int node, int a, int width) {
    if (fits(a, width)) {
      return relations.narrow(a, node);
    }
    long low = KnownBits.low(width);
    if (!domains.bits(a, domains.zeros(node) & low, domains.ones(node) & low)) {
      return false;
    }
    // Where truncation subtracts the same from the whole interval, it can be added again.
    long cut = domains.lo(a) - Patterns.signExtend(domains.lo(a), width);
    return coversAll(a, width)
        || cut != domains.hi(a) - Patterns.signExtend(domains.hi(a), width)
        || domains.range(a, domains.lo(node) + cut, domains.hi(node) + cut);
  }

  private boolean shrink(int node, int a, int width) {
    if (domains.lo(a) >= 0 || width == network.sort(node).width()) {
      return relations.narrow(a, node);
    }
    return domains.circular(
            a,
            Patterns.signExtend(domains.lo(node), width),
            Patterns.signExtend(domains.hi(node), width))
        && domains.bits(
            a,
            Patterns.signExtend(domains.zeros(node), width),
            Patterns.signExtend(domains.ones(node), width));
  }
}
