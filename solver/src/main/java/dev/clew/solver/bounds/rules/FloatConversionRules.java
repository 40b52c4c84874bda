package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.semantics.JavaFloatSemantics;

/**
 * Conversions from and to {@code float} and {@code double} as Java has them: all keep the order.
 */
final class FloatConversionRules {

  /** Integers up to this magnitude are floats of either format. */
  private static final long EXACT = 1L << 24;

  private final Network network;
  private final Domains domains;
  private final FloatConcrete concrete;

  FloatConversionRules(Network network, Domains domains, FloatConcrete concrete) {
    this.network = network;
    this.domains = domains;
    this.concrete = concrete;
  }

  private boolean isJava(FloatOp op, int node, int a) {
    return JavaFloatSemantics.covers(
        op, concrete.mode(op, node), network.sort(a), network.sort(node));
  }

  boolean forward(FloatOp op, int node, int a) {
    boolean numbers = domains.lo(a) <= domains.hi(a);
    if (!isJava(op, node, a) || !numbers) {
      return true;
    }
    if (op == FloatOp.TO_SIGNED) {
      long zero = domains.mayBeNan(a) ? 0 : image(op, node, a, domains.lo(a));
      return domains.range(
          node,
          Math.min(zero, image(op, node, a, domains.lo(a))),
          Math.max(zero, image(op, node, a, domains.hi(a))));
    }
    Sort sort = network.sort(node);
    return (domains.mayBeNan(a) || domains.notNan(node))
        && domains.numbers(
            node,
            FloatKeys.key(sort, image(op, node, a, domains.lo(a))),
            FloatKeys.key(sort, image(op, node, a, domains.hi(a))));
  }

  private long image(FloatOp op, int node, int a, long end) {
    boolean floating = network.shape(a) == TrackedShape.FLOAT;
    long raw = floating ? FloatKeys.pattern(network.sort(a), end) : end;
    return concrete.compute(op, node, a, raw, raw);
  }

  boolean backward(FloatOp op, int node, int a) {
    if (!isJava(op, node, a)) {
      return true;
    }
    return switch (op) {
      case CONVERT ->
          (domains.mayBeNan(node) || domains.notNan(a))
              && (domains.lo(node) > domains.hi(node) || convertBack(node, a));
      case FROM_SIGNED -> domains.lo(node) > domains.hi(node) || integersOf(node, a);
      case TO_SIGNED -> floatsOf(node, a);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  /** What rounds to a float lies strictly between its neighbours. */
  private boolean convertBack(int node, int a) {
    Sort from = network.sort(node);
    Sort to = network.sort(a);
    long least = lowerNeighbour(from, domains.lo(node));
    long most = upperNeighbour(from, domains.hi(node));
    return domains.numbers(
        a,
        lowerNeighbour(to, FloatKeys.keyOf(to, FloatKeys.number(from, least))),
        upperNeighbour(to, FloatKeys.keyOf(to, FloatKeys.number(from, most))));
  }

  private static long lowerNeighbour(Sort sort, long key) {
    return Math.max(~FloatKeys.infinity(sort), FloatKeys.below(key));
  }

  private static long upperNeighbour(Sort sort, long key) {
    return Math.min(FloatKeys.infinity(sort), FloatKeys.above(key));
  }

  private boolean integersOf(int node, int a) {
    Sort sort = network.sort(node);
    boolean exact = network.sort(a).width() <= sort.bits();
    if (exact) {
      return domains.range(
          a,
          (long) Math.ceil(FloatKeys.number(sort, domains.lo(node))),
          (long) Math.floor(FloatKeys.number(sort, domains.hi(node))));
    }
    return domains.range(
        a,
        (long) Math.floor(FloatKeys.number(sort, lowerNeighbour(sort, domains.lo(node)))),
        (long) Math.ceil(FloatKeys.number(sort, upperNeighbour(sort, domains.hi(node)))));
  }

  /** What is cut down to an integer is less than one away from it; ends of the range saturate. */
  private boolean floatsOf(int node, int a) {
    long lo = domains.lo(node);
    long hi = domains.hi(node);
    Sort sort = network.sort(a);
    long greatest = KnownBits.low(network.sort(node).width()) >>> 1;
    long infinity = FloatKeys.infinity(sort);
    boolean zero = lo <= 0 && 0 <= hi;
    if (!zero && !domains.notNan(a)) {
      return false;
    }
    return domains.numbers(
        a,
        lo == ~greatest ? ~infinity : keyBelow(sort, lo > 0 ? lo : lo - 1),
        hi == greatest ? infinity : keyAbove(sort, hi < 0 ? hi : hi + 1));
  }

  /** The key of a float that is no greater than the integer. */
  private static long keyBelow(Sort sort, long integer) {
    long key = FloatKeys.keyOf(sort, (double) integer);
    return Math.abs(integer) <= EXACT ? FloatKeys.leastEqual(key) : lowerNeighbour(sort, key) - 1;
  }

  private static long keyAbove(Sort sort, long integer) {
    long key = FloatKeys.keyOf(sort, (double) integer);
    return Math.abs(integer) <= EXACT
        ? FloatKeys.greatestEqual(key)
        : upperNeighbour(sort, key) + 1;
  }
}
