package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relations;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;

/** Shifts of bit-vectors, above all by constants. */
final class ShiftRules {

  private final Network network;
  private final Domains domains;
  private final Relations relations;

  ShiftRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    relations = new Relations(network, domains);
  }

  boolean forward(BitsOp op, int node, int a, int b) {
    int width = network.sort(node).width();
    if (!domains.isFixed(b)) {
      return byUnknown(op, node, a, width);
    }
    long distance = domains.lo(b);
    boolean tooFar = distance < 0 || distance >= width;
    if (tooFar && op != BitsOp.ASHR) {
      return domains.exactly(node, 0);
    }
    int steps = tooFar ? width - 1 : (int) distance;
    if (steps == 0) {
      return relations.narrow(node, a);
    }
    return switch (op) {
      case SHL -> left(node, a, steps, width);
      case LSHR -> rightUnsigned(node, a, steps, width);
      case ASHR -> right(node, a, steps);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean byUnknown(BitsOp op, int node, int a, int width) {
    long lo = domains.lo(a);
    long hi = domains.hi(a);
    return switch (op) {
      case SHL -> {
        int zeros = Math.min(width, Long.numberOfTrailingZeros(~domains.zeros(a)));
        yield domains.bits(node, Patterns.signExtend(KnownBits.low(zeros), width), 0);
      }
      case LSHR -> lo < 0 || domains.range(node, 0, hi);
      case ASHR -> domains.range(node, lo >= 0 ? 0 : lo, hi < 0 ? -1 : hi);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean left(int node, int a, int steps, int width) {
    long zeros = domains.zeros(a) << steps | KnownBits.low(steps);
    return (wraps(a, steps, width)
            || domains.range(node, domains.lo(a) << steps, domains.hi(a) << steps))
        && domains.bits(
            node,
            Patterns.signExtend(zeros, width),
            Patterns.signExtend(domains.ones(a) << steps, width));
  }

  private boolean wraps(int a, int steps, int width) {
    return Patterns.signExtend(domains.lo(a) << steps, width) >> steps != domains.lo(a)
        || Patterns.signExtend(domains.hi(a) << steps, width) >> steps != domains.hi(a);
  }

  private boolean rightUnsigned(int node, int a, int steps, int width) {
    long ones = KnownBits.low(width);
    long least = BitsOrderRules.unsignedLeast(domains, a) & ones;
    long most = BitsOrderRules.unsignedMost(domains, a) & ones;
    long zeros = (domains.zeros(a) & ones) >>> steps | ~(ones >>> steps);
    return domains.range(node, least >>> steps, most >>> steps)
        && domains.bits(node, zeros, (domains.ones(a) & ones) >>> steps);
  }

  private boolean right(int node, int a, int steps) {
    return domains.range(node, domains.lo(a) >> steps, domains.hi(a) >> steps)
        && domains.bits(node, domains.zeros(a) >> steps, domains.ones(a) >> steps);
  }

  boolean backward(BitsOp op, int node, int a, int b) {
    int width = network.sort(node).width();
    long distance = domains.lo(b);
    boolean tooFar = distance < 0 || distance >= width;
    if (!domains.isFixed(b) || (tooFar && op != BitsOp.ASHR)) {
      return true;
    }
    int steps = tooFar ? width - 1 : (int) distance;
    if (steps == 0) {
      return relations.narrow(a, node);
    }
    return switch (op) {
      case SHL -> undoLeft(node, a, steps, width);
      case LSHR, ASHR -> undoRight(node, a, steps, width);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean undoLeft(int node, int a, int steps, int width) {
    long low = KnownBits.low(width - steps);
    return domains.bits(a, domains.zeros(node) >>> steps & low, domains.ones(node) >>> steps & low)
        && (wraps(a, steps, width)
            || domains.range(a, domains.lo(node) >> steps, domains.hi(node) >> steps));
  }

  /** What was shifted out is unknown. Both shifts keep the order that they shift by. */
  private boolean undoRight(int node, int a, int steps, int width) {
    long lo = domains.lo(node) << steps;
    long hi = domains.hi(node) << steps | KnownBits.low(steps);
    return domains.circular(a, Patterns.signExtend(lo, width), Patterns.signExtend(hi, width))
        && domains.bits(
            a,
            Patterns.signExtend(domains.zeros(node) << steps, width),
            Patterns.signExtend(domains.ones(node) << steps, width));
  }
}
