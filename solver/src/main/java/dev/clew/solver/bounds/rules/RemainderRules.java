package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relations;

/** Remainders of bit-vectors by divisors other than the constant zero. */
final class RemainderRules {

  private final Network network;
  private final Domains domains;
  private final Relations relations;

  RemainderRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    relations = new Relations(network, domains);
  }

  boolean forward(int node, int a, int b) {
    long most = greatestRemainder(b);
    long least = most == Long.MAX_VALUE ? Long.MIN_VALUE : -most;
    long lo = domains.lo(a) >= 0 ? 0 : Math.max(domains.lo(a), least);
    long hi = domains.hi(a) <= 0 ? 0 : Math.min(domains.hi(a), most);
    if (!domains.range(node, lo, hi)) {
      return false;
    }
    if (!domains.isFixed(b)) {
      return true;
    }
    return unchanged(a, most)
        ? relations.narrow(node, a)
        : same(node, a, domains.lo(b)) && sameLowBits(node, a, domains.lo(b));
  }

  /** The largest magnitude of a remainder; a divisor that may be zero gives no bound. */
  private long greatestRemainder(int b) {
    long lo = domains.lo(b);
    long hi = domains.hi(b);
    boolean bounded = lo > 0 || (hi < 0 && lo != Long.MIN_VALUE);
    return bounded ? Math.max(Math.abs(lo), Math.abs(hi)) - 1 : Long.MAX_VALUE;
  }

  /** Whether every dividend is its own remainder. */
  private boolean unchanged(int a, long most) {
    return most != Long.MAX_VALUE && -most <= domains.lo(a) && domains.hi(a) <= most;
  }

  /** Narrows the target by the source, which it equals modulo the divisor. */
  private boolean same(int target, int source, long divisor) {
    if (divisor == Long.MIN_VALUE) {
      return true;
    }
    long size = Math.abs(divisor);
    if (domains.isFixed(source)) {
      return domains.congruent(target, size, Math.floorMod(domains.lo(source), size));
    }
    long modulus = Congruence.gcd(domains.modulus(source), size);
    return domains.congruent(target, modulus, domains.rest(source) % modulus);
  }

  /** Equal modulo the divisor means equal in as many low bits as the divisor has zeros. */
  private boolean sameLowBits(int target, int source, long divisor) {
    int count = Math.min(Long.numberOfTrailingZeros(divisor), network.sort(source).width() - 1);
    long low = KnownBits.low(count);
    return domains.bits(target, domains.zeros(source) & low, domains.ones(source) & low);
  }

  boolean backward(int node, int a, int b) {
    if (domains.lo(node) > 0 && !domains.range(a, domains.lo(node), Long.MAX_VALUE)) {
      return false;
    }
    if (domains.hi(node) < 0 && !domains.range(a, Long.MIN_VALUE, domains.hi(node))) {
      return false;
    }
    if (!domains.isFixed(b)) {
      return domains.lo(b) <= 0
          || domains.lo(node) <= 0
          || domains.range(b, domains.lo(node) + 1, Long.MAX_VALUE);
    }
    return unchanged(a, greatestRemainder(b))
        ? relations.narrow(a, node)
        : same(a, node, domains.lo(b)) && sameLowBits(a, node, domains.lo(b));
  }

  boolean forwardUnsigned(int node, int a, long divisor) {
    if (divisor < 0) {
      return domains.lo(a) < 0 || relations.narrow(node, a);
    }
    return domains.range(node, 0, divisor - 1) && sameLowBits(node, a, divisor);
  }

  boolean backwardUnsigned(int node, int a, long divisor) {
    return divisor < 0
        ? domains.lo(a) < 0 || relations.narrow(a, node)
        : sameLowBits(a, node, divisor);
  }
}
