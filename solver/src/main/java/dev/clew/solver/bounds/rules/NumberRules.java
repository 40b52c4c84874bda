package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.bounds.domain.Unbounded;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;

/** Conversions between bit-vectors and mathematical integers. */
final class NumberRules {

  /** Up to this width an unsigned value is a finite bound. */
  private static final int EXACT_WIDTH = 61;

  private final Network network;
  private final Domains domains;

  NumberRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  boolean forward(BitsOp op, int node, int a) {
    if (network.shape(a) == TrackedShape.OPAQUE || network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    return switch (op) {
      case SIGNED_VALUE -> signed(node, a);
      case UNSIGNED_VALUE -> unsigned(node, a, network.sort(a).width());
      case FROM_INTEGER -> wrap(node, a, network.sort(node).width());
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean signed(int node, int a) {
    return domains.range(node, Unbounded.lower(domains.lo(a)), Unbounded.upper(domains.hi(a)))
        && domains.congruent(node, domains.modulus(a), domains.rest(a));
  }

  private boolean unsigned(int node, int a, int width) {
    if (domains.lo(a) >= 0) {
      return signed(node, a);
    }
    if (width > EXACT_WIDTH) {
      return domains.range(node, 0, Unbounded.NONE_ABOVE);
    }
    return domains.range(
        node,
        Patterns.zeroExtend(BitsOrderRules.unsignedLeast(domains, a), width),
        Patterns.zeroExtend(BitsOrderRules.unsignedMost(domains, a), width));
  }

  private boolean wrap(int node, int a, int width) {
    if (fits(a, width)) {
      return domains.range(node, domains.lo(a), domains.hi(a))
          && domains.congruent(node, domains.modulus(a), domains.rest(a));
    }
    if (domains.isFixed(a)) {
      return domains.exactly(node, Patterns.signExtend(domains.lo(a), width));
    }
    int count = Math.min(width - 1, Long.numberOfTrailingZeros(domains.modulus(a)));
    long low = KnownBits.low(count);
    return domains.bits(node, low & ~domains.rest(a), low & domains.rest(a));
  }

  private boolean fits(int integer, int width) {
    long lo = domains.lo(integer);
    long hi = domains.hi(integer);
    return Unbounded.isFinite(lo)
        && Unbounded.isFinite(hi)
        && Patterns.signExtend(lo, width) == lo
        && Patterns.signExtend(hi, width) == hi;
  }

  boolean backward(BitsOp op, int node, int a) {
    if (network.shape(a) == TrackedShape.OPAQUE || network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    return switch (op) {
      case SIGNED_VALUE -> backwardSigned(node, a);
      case UNSIGNED_VALUE -> backwardUnsigned(node, a, network.sort(a).width());
      case FROM_INTEGER -> unwrap(node, a, network.sort(node).width());
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean backwardSigned(int node, int a) {
    return domains.range(a, domains.lo(node), domains.hi(node))
        && domains.congruent(a, domains.modulus(node), domains.rest(node));
  }

  private boolean backwardUnsigned(int node, int a, int width) {
    if (domains.lo(a) >= 0) {
      return backwardSigned(node, a);
    }
    return width > EXACT_WIDTH
        || domains.circular(
            a,
            Patterns.signExtend(domains.lo(node), width),
            Patterns.signExtend(domains.hi(node), width));
  }

  private boolean unwrap(int node, int a, int width) {
    if (fits(a, width)) {
      return domains.range(a, domains.lo(node), domains.hi(node));
    }
    int run = Math.min(width, KnownBits.lowRun(domains.zeros(node), domains.ones(node)));
    int count = Math.min(run, Long.numberOfTrailingZeros(Congruence.LARGEST));
    return domains.congruent(a, 1L << count, domains.ones(node) & KnownBits.low(count));
  }
}
