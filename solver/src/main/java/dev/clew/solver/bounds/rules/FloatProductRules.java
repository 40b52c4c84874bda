package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.Sort;

/** Products and quotients of {@code float} and {@code double}, from the corners of the operands. */
final class FloatProductRules {

  private final Network network;
  private final Domains domains;

  FloatProductRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  boolean multiply(int node, int a, int b) {
    return unusable(node, a, b) || corners(node, a, b, false);
  }

  /** Only by divisors of one sign: around zero a quotient can be anything. */
  boolean divide(int node, int a, int b) {
    boolean oneSign = domains.lo(b) > 0 || domains.hi(b) < -1;
    return unusable(node, a, b) || !oneSign || corners(node, a, b, true);
  }

  private boolean unusable(int node, int a, int b) {
    return !FloatSumRules.isJava(network, node)
        || domains.lo(a) > domains.hi(a)
        || domains.lo(b) > domains.hi(b);
  }

  private boolean corners(int node, int a, int b, boolean quotient) {
    Sort sort = network.sort(node);
    double ll = compute(sort, domains.lo(a), domains.lo(b), quotient);
    double lh = compute(sort, domains.lo(a), domains.hi(b), quotient);
    double hl = compute(sort, domains.hi(a), domains.lo(b), quotient);
    double hh = compute(sort, domains.hi(a), domains.hi(b), quotient);
    double least = Math.min(Math.min(ll, lh), Math.min(hl, hh));
    double most = Math.max(Math.max(ll, lh), Math.max(hl, hh));
    if (Double.isNaN(least) || Double.isNaN(most)) {
      return true;
    }
    boolean finite = isFinite(sort, a) && isFinite(sort, b);
    boolean numbers = finite && !domains.mayBeNan(a) && !domains.mayBeNan(b);
    return (!numbers || domains.notNan(node))
        && domains.numbers(
            node,
            FloatKeys.leastEqual(FloatKeys.keyOf(sort, least)),
            FloatKeys.greatestEqual(FloatKeys.keyOf(sort, most)));
  }

  private boolean isFinite(Sort sort, int node) {
    long infinity = FloatKeys.infinity(sort);
    return ~infinity < domains.lo(node) && domains.hi(node) < infinity;
  }

  private static double compute(Sort sort, long a, long b, boolean quotient) {
    double x = FloatKeys.number(sort, a);
    double y = FloatKeys.number(sort, b);
    if (sort.equals(Sort.DOUBLE)) {
      return quotient ? x / y : x * y;
    }
    return quotient ? (float) x / (float) y : (float) x * (float) y;
  }
}
