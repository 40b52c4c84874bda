package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.Patterns;

/** Products of bit-vectors. */
final class ProductRules {

  private static final long SQUARE_ROOT_OF_MAX = 3_037_000_499L;

  private final Network network;
  private final Domains domains;

  ProductRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  boolean forward(int node, int a, int b) {
    return forwardRange(node, a, b) && forwardBits(node, a, b) && forwardRest(node, a, b);
  }

  private boolean forwardRange(int node, int a, int b) {
    long ll = domains.lo(a);
    long lh = domains.hi(a);
    long rl = domains.lo(b);
    long rh = domains.hi(b);
    if (tooBig(ll, rl) || tooBig(ll, rh) || tooBig(lh, rl) || tooBig(lh, rh)) {
      return true;
    }
    boolean squareOfBothSigns = a == b && ll <= 0 && lh >= 0;
    long least =
        squareOfBothSigns ? 0 : Math.min(Math.min(ll * rl, ll * rh), Math.min(lh * rl, lh * rh));
    long most = Math.max(Math.max(ll * rl, ll * rh), Math.max(lh * rl, lh * rh));
    int width = network.sort(node).width();
    boolean coversAll =
        width < Long.SIZE && Long.compareUnsigned(most - least, KnownBits.low(width)) >= 0;
    return coversAll
        || domains.circular(
            node, Patterns.signExtend(least, width), Patterns.signExtend(most, width));
  }

  /** Whether a product needs more than 64 bits. */
  static boolean tooBig(long a, long b) {
    return Math.multiplyHigh(a, b) != (a * b) >> (Long.SIZE - 1);
  }

  /** The low bits of a product depend on the low bits of the factors alone. */
  private boolean forwardBits(int node, int a, int b) {
    int zerosA = Long.numberOfTrailingZeros(~domains.zeros(a));
    int zerosB = Long.numberOfTrailingZeros(~domains.zeros(b));
    int runA = KnownBits.lowRun(domains.zeros(a), domains.ones(a));
    int runB = KnownBits.lowRun(domains.zeros(b), domains.ones(b));
    int known = Math.min(runA + zerosB, runB + zerosA);
    int width = network.sort(node).width();
    long mask = KnownBits.low(Math.min(known, width));
    long product = domains.ones(a) * domains.ones(b);
    return domains.bits(
        node,
        Patterns.signExtend(mask & ~product, width),
        Patterns.signExtend(mask & product, width));
  }

  private boolean forwardRest(int node, int a, int b) {
    int constant = domains.isFixed(a) ? a : b;
    int other = constant == a ? b : a;
    long factor = domains.lo(constant);
    if (!domains.isFixed(constant)
        || factor == 0
        || Math.abs(factor) >= Congruence.LARGEST
        || wraps(other, factor)) {
      return true;
    }
    long modulus = domains.modulus(other) * Math.abs(factor);
    return domains.congruent(node, modulus, Math.floorMod(domains.rest(other) * factor, modulus));
  }

  private boolean wraps(int node, long factor) {
    int width = network.sort(node).width();
    return wraps(domains.lo(node), factor, width) || wraps(domains.hi(node), factor, width);
  }

  private static boolean wraps(long value, long factor, int width) {
    return tooBig(value, factor) || Patterns.signExtend(value * factor, width) != value * factor;
  }

  /** Narrows one factor when the other is a constant, or the same. */
  boolean backward(int node, int target, int constant) {
    if (target == constant) {
      return backwardSquare(node, target);
    }
    long factor = domains.lo(constant);
    if (!domains.isFixed(constant) || factor == 0) {
      return true;
    }
    return backwardBits(node, target, factor) && backwardRange(node, target, factor);
  }

  /** Where squaring does not wrap, the root is no larger than the root of the largest square. */
  private boolean backwardSquare(int node, int root) {
    if (wraps(domains.lo(root), domains.lo(root), network.sort(node).width())
        || wraps(domains.hi(root), domains.hi(root), network.sort(node).width())) {
      return true;
    }
    long most = domains.hi(node);
    long bound = most < 0 ? -1 : squareRoot(most);
    return domains.range(root, -bound, bound);
  }

  private static long squareRoot(long square) {
    long root = (long) Math.sqrt((double) square);
    while (root > SQUARE_ROOT_OF_MAX || root * root > square) {
      root--;
    }
    while (root < SQUARE_ROOT_OF_MAX && (root + 1) * (root + 1) <= square) {
      root++;
    }
    return root;
  }

  /** An odd factor has an inverse, so the low bits of the product give those of the other one. */
  private boolean backwardBits(int node, int target, long factor) {
    int shift = Long.numberOfTrailingZeros(factor);
    int width = network.sort(node).width();
    int run = Math.min(width, KnownBits.lowRun(domains.zeros(node), domains.ones(node)));
    if (run <= shift) {
      return true;
    }
    long low = KnownBits.low(run - shift);
    long value = (domains.ones(node) >>> shift) * Congruence.inverse(factor >> shift);
    boolean all = run - shift == width;
    return domains.bits(
        target,
        all ? Patterns.signExtend(low & ~value, width) : low & ~value,
        all ? Patterns.signExtend(low & value, width) : low & value);
  }

  private boolean backwardRange(int node, int target, long factor) {
    long lo = domains.lo(node);
    long hi = domains.hi(node);
    if (wraps(target, factor) || (factor == -1 && lo == Long.MIN_VALUE)) {
      return true;
    }
    return factor > 0
        ? domains.range(target, ceilDivide(lo, factor), Math.floorDiv(hi, factor))
        : domains.range(target, ceilDivide(hi, factor), Math.floorDiv(lo, factor));
  }

  static long ceilDivide(long dividend, long divisor) {
    long quotient = dividend / divisor;
    boolean inexact = quotient * divisor != dividend;
    return inexact && (dividend < 0) == (divisor < 0) ? quotient + 1 : quotient;
  }
}
