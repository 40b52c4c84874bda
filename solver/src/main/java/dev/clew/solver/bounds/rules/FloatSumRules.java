package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Sort;
import java.math.RoundingMode;

/** Sums of {@code float} and {@code double}, rounded to nearest: rounding keeps the order. */
final class FloatSumRules {

  private final Network network;
  private final Domains domains;

  FloatSumRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  /** Whether the node is computed as Java computes it. */
  static boolean isJava(Network network, int node) {
    return FloatKeys.isJava(network.sort(node))
        && ((Const) network.expr(node).arg(0)).value().asRounding() == RoundingMode.HALF_EVEN;
  }

  boolean forward(int node, int a, int b) {
    if (!isJava(network, node) || domains.lo(a) > domains.hi(a) || domains.lo(b) > domains.hi(b)) {
      return true;
    }
    Sort sort = network.sort(node);
    long infinity = FloatKeys.infinity(sort);
    boolean opposite =
        (domains.lo(a) == ~infinity && domains.hi(b) == infinity)
            || (domains.hi(a) == infinity && domains.lo(b) == ~infinity);
    if (!opposite && !domains.mayBeNan(a) && !domains.mayBeNan(b) && !domains.notNan(node)) {
      return false;
    }
    double least = sum(sort, domains.lo(a), domains.lo(b));
    double most = sum(sort, domains.hi(a), domains.hi(b));
    return Double.isNaN(least)
        || Double.isNaN(most)
        || domains.numbers(
            node,
            FloatKeys.leastEqual(FloatKeys.keyOf(sort, least)),
            FloatKeys.greatestEqual(FloatKeys.keyOf(sort, most)));
  }

  private static double sum(Sort sort, long a, long b) {
    double x = FloatKeys.number(sort, a);
    double y = FloatKeys.number(sort, b);
    return sort.equals(Sort.DOUBLE) ? x + y : (float) x + (float) y;
  }

  /**
   * Narrows one summand when the other is a finite constant. Reaching {@code lo} by rounding means
   * being above the float before {@code lo}; computing the difference may be off by one more.
   */
  boolean backward(int node, int target, int constant) {
    Sort sort = network.sort(node);
    long key = domains.lo(constant);
    long infinity = FloatKeys.infinity(sort);
    if (!isJava(network, node) || !domains.isFixed(constant) || domains.mayBeNan(constant)) {
      return true;
    }
    if (key == infinity || key == ~infinity) {
      return true;
    }
    if (!domains.mayBeNan(node) && !domains.notNan(target)) {
      return false;
    }
    if (domains.lo(node) > domains.hi(node)) {
      return true;
    }
    long lo = domains.lo(node) > ~infinity ? FloatKeys.below(domains.lo(node)) : ~infinity;
    long hi = domains.hi(node) < infinity ? FloatKeys.above(domains.hi(node)) : infinity;
    return domains.numbers(
        target,
        Math.max(~infinity, FloatKeys.below(difference(sort, lo, key))),
        Math.min(infinity, FloatKeys.above(difference(sort, hi, key))));
  }

  private static long difference(Sort sort, long a, long finite) {
    return FloatKeys.keyOf(sort, sum(sort, a, ~finite));
  }
}
