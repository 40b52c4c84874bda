package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relations;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;

/** Quotients and remainders of bit-vectors; the unsigned ones are mapped to signed where equal. */
final class DivisionRules {

  private final Network network;
  private final Domains domains;
  private final Relations relations;
  private final RemainderRules remainders;

  DivisionRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    relations = new Relations(network, domains);
    remainders = new RemainderRules(network, domains);
  }

  boolean forward(BitsOp op, int node, int a, int b) {
    boolean signed = isSigned(op) || agree(a, b);
    boolean constant = domains.isFixed(b);
    if (constant && domains.lo(b) == 0) {
      return byZero(op, node, a);
    }
    if (op == BitsOp.SREM || op == BitsOp.UREM) {
      return signed
          ? remainders.forward(node, a, b)
          : !constant || remainders.forwardUnsigned(node, a, domains.lo(b));
    }
    if (signed) {
      return constant
          ? divide(node, a, domains.lo(b))
          : domains.lo(b) <= 0 || divideByPositive(node, a, b);
    }
    return !constant || divideUnsigned(node, a, domains.lo(b));
  }

  private static boolean isSigned(BitsOp op) {
    return op == BitsOp.SDIV || op == BitsOp.SREM;
  }

  /** Whether signed and unsigned division are the same thing. */
  private boolean agree(int a, int b) {
    return domains.lo(a) >= 0 && domains.lo(b) > 0;
  }

  private boolean byZero(BitsOp op, int node, int a) {
    if (op == BitsOp.SREM || op == BitsOp.UREM) {
      return relations.narrow(node, a);
    }
    // With a single bit, 1 is -1.
    if (op == BitsOp.UDIV || network.sort(node).width() == 1) {
      return domains.exactly(node, -1);
    }
    return domains.range(node, domains.hi(a) < 0 ? 1 : -1, domains.lo(a) >= 0 ? -1 : 1);
  }

  private boolean divide(int node, int a, long divisor) {
    long lo = domains.lo(a);
    long hi = domains.hi(a);
    if (divisor == -1) {
      return negate(node, lo, hi);
    }
    return divisor > 0
        ? domains.range(node, lo / divisor, hi / divisor)
        : domains.range(node, hi / divisor, lo / divisor);
  }

  private boolean negate(int target, long lo, long hi) {
    int width = network.sort(target).width();
    return domains.circular(
        target, Patterns.signExtend(-hi, width), Patterns.signExtend(-lo, width));
  }

  private boolean divideByPositive(int node, int a, int b) {
    long lo = domains.lo(a);
    long hi = domains.hi(a);
    long least = domains.lo(b);
    long most = domains.hi(b);
    return domains.range(node, Math.min(lo / least, lo / most), Math.max(hi / least, hi / most));
  }

  private boolean divideUnsigned(int node, int a, long divisor) {
    int width = network.sort(node).width();
    if (divisor < 0) {
      return width == 1 || domains.range(node, 0, 1);
    }
    if (divisor == 1) {
      return relations.narrow(node, a);
    }
    long least = Patterns.zeroExtend(BitsOrderRules.unsignedLeast(domains, a), width);
    long most = Patterns.zeroExtend(BitsOrderRules.unsignedMost(domains, a), width);
    return domains.range(
        node, Long.divideUnsigned(least, divisor), Long.divideUnsigned(most, divisor));
  }

  boolean backward(BitsOp op, int node, int a, int b) {
    boolean signed = isSigned(op) || agree(a, b);
    if (op == BitsOp.SREM || op == BitsOp.UREM) {
      return remainderBackward(signed, node, a, b);
    }
    if (!domains.isFixed(b) || domains.lo(b) == 0) {
      return true;
    }
    long divisor = domains.lo(b);
    if (!signed) {
      return divisor < 0 || multiplyUnsigned(node, a, divisor);
    }
    return divisor == -1
        ? negate(a, domains.lo(node), domains.hi(node))
        : multiply(node, a, divisor);
  }

  private boolean remainderBackward(boolean signed, int node, int a, int b) {
    if (domains.isFixed(b) && domains.lo(b) == 0) {
      return relations.narrow(a, node);
    }
    if (signed) {
      return remainders.backward(node, a, b);
    }
    return !domains.isFixed(b) || remainders.backwardUnsigned(node, a, domains.lo(b));
  }

  /** The dividends that rounding toward zero takes to the quotients. */
  private boolean multiply(int node, int target, long divisor) {
    long lo = domains.lo(node);
    long hi = domains.hi(node);
    if (divisor == Long.MIN_VALUE || (divisor < 0 && lo == Long.MIN_VALUE)) {
      return true;
    }
    long size = Math.abs(divisor);
    return domains.range(
        target, lowest(divisor < 0 ? -hi : lo, size), highest(divisor < 0 ? -lo : hi, size));
  }

  private static long lowest(long quotient, long divisor) {
    long product = quotient * divisor;
    if (quotient > 0) {
      return ProductRules.tooBig(quotient, divisor) ? Long.MIN_VALUE : product;
    }
    long reached = product - (divisor - 1);
    return ProductRules.tooBig(quotient, divisor) || reached > product ? Long.MIN_VALUE : reached;
  }

  private static long highest(long quotient, long divisor) {
    long product = quotient * divisor;
    if (quotient < 0) {
      return ProductRules.tooBig(quotient, divisor) ? Long.MAX_VALUE : product;
    }
    long reached = product + (divisor - 1);
    return ProductRules.tooBig(quotient, divisor) || reached < product ? Long.MAX_VALUE : reached;
  }

  private boolean multiplyUnsigned(int node, int target, long divisor) {
    int width = network.sort(node).width();
    long ones = KnownBits.low(width);
    long least = Patterns.zeroExtend(domains.lo(node), width) * divisor;
    long product = Patterns.zeroExtend(domains.hi(node), width) * divisor;
    long most = product + divisor - 1;
    boolean beyond =
        Long.compareUnsigned(most, product) < 0 || Long.compareUnsigned(most, ones) > 0;
    return divisor == 1
        ? relations.narrow(target, node)
        : domains.circular(
            target,
            Patterns.signExtend(least, width),
            Patterns.signExtend(beyond ? ones : most, width));
  }
}
