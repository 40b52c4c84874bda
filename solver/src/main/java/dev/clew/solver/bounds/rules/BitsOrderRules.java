package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.expr.BitsOp;

/** Comparisons of bit-vectors. Sign extension keeps the unsigned order, so no width is needed. */
final class BitsOrderRules {

  private final Domains domains;

  BitsOrderRules(Domains domains) {
    this.domains = domains;
  }

  /** The least value in the unsigned order, sign-extended. */
  static long unsignedLeast(Domains domains, int node) {
    return domains.lo(node) < 0 && domains.hi(node) >= 0 ? 0 : domains.lo(node);
  }

  /** The greatest value in the unsigned order, sign-extended. */
  static long unsignedMost(Domains domains, int node) {
    return domains.lo(node) < 0 && domains.hi(node) >= 0 ? -1 : domains.hi(node);
  }

  boolean forward(BitsOp op, int node, int a, int b) {
    return switch (op) {
      case SLT -> less(node, a, b, false);
      case SLE -> less(node, b, a, true);
      case ULT -> lessUnsigned(node, a, b, false);
      case ULE -> lessUnsigned(node, b, a, true);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  /** {@code a < b} has the truth of the node, or its opposite. */
  private boolean less(int node, int a, int b, boolean opposite) {
    if (domains.hi(a) < domains.lo(b)) {
      return domains.truth(node, !opposite);
    }
    return (a != b && domains.lo(a) < domains.hi(b)) || domains.truth(node, opposite);
  }

  private boolean lessUnsigned(int node, int a, int b, boolean opposite) {
    if (Long.compareUnsigned(unsignedMost(domains, a), unsignedLeast(domains, b)) < 0) {
      return domains.truth(node, !opposite);
    }
    boolean possible =
        Long.compareUnsigned(unsignedLeast(domains, a), unsignedMost(domains, b)) < 0;
    return (a != b && possible) || domains.truth(node, opposite);
  }

  boolean backward(BitsOp op, int node, int a, int b) {
    if (!domains.isFixed(node)) {
      return true;
    }
    boolean holds = domains.isTrue(node);
    return switch (op) {
      case SLT -> holds ? below(a, b) : atMost(b, a);
      case SLE -> holds ? atMost(a, b) : below(b, a);
      case ULT -> holds ? belowUnsigned(a, b) : atMostUnsigned(b, a);
      case ULE -> holds ? atMostUnsigned(a, b) : belowUnsigned(b, a);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean below(int a, int b) {
    if (domains.hi(b) == Long.MIN_VALUE) {
      return domains.fail(b);
    }
    return domains.range(a, Long.MIN_VALUE, domains.hi(b) - 1)
        && domains.range(b, domains.lo(a) + 1, Long.MAX_VALUE);
  }

  private boolean atMost(int a, int b) {
    return domains.range(a, Long.MIN_VALUE, domains.hi(b))
        && domains.range(b, domains.lo(a), Long.MAX_VALUE);
  }

  private boolean belowUnsigned(int a, int b) {
    long most = unsignedMost(domains, b);
    if (most == 0) {
      return domains.fail(b);
    }
    // After the first step a is not the greatest value, so one more does not wrap.
    return domains.circular(a, 0, most - 1)
        && domains.circular(b, unsignedLeast(domains, a) + 1, -1);
  }

  private boolean atMostUnsigned(int a, int b) {
    return domains.circular(a, 0, unsignedMost(domains, b))
        && domains.circular(b, unsignedLeast(domains, a), -1);
  }
}
