package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.expr.FloatOp;

/** IEEE comparisons: false with NaN, and the two zeros are equal. */
final class FloatOrderRules {

  private final Domains domains;

  FloatOrderRules(Domains domains) {
    this.domains = domains;
  }

  boolean forward(FloatOp op, int node, int a, int b) {
    boolean numbers = !domains.mayBeNan(a) && !domains.mayBeNan(b);
    if (isSurelyNan(a) || isSurelyNan(b)) {
      return domains.truth(node, false);
    }
    return switch (op) {
      case LT -> less(node, a, b, numbers);
      case LE -> atMost(node, a, b, numbers);
      case EQ -> equal(node, a, b, numbers);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean isSurelyNan(int node) {
    return domains.lo(node) > domains.hi(node);
  }

  private boolean less(int node, int a, int b, boolean numbers) {
    if (numbers && FloatKeys.less(domains.hi(a), domains.lo(b))) {
      return domains.truth(node, true);
    }
    boolean possible = a != b && FloatKeys.less(domains.lo(a), domains.hi(b));
    return possible || domains.truth(node, false);
  }

  private boolean atMost(int node, int a, int b, boolean numbers) {
    if (numbers && (a == b || !FloatKeys.less(domains.lo(b), domains.hi(a)))) {
      return domains.truth(node, true);
    }
    return !FloatKeys.less(domains.hi(b), domains.lo(a)) || domains.truth(node, false);
  }

  private boolean equal(int node, int a, int b, boolean numbers) {
    boolean different =
        FloatKeys.less(domains.hi(a), domains.lo(b))
            || FloatKeys.less(domains.hi(b), domains.lo(a));
    if (different) {
      return domains.truth(node, false);
    }
    boolean same =
        numbers
            && (a == b
                || (!FloatKeys.less(domains.lo(a), domains.hi(b))
                    && !FloatKeys.less(domains.lo(b), domains.hi(a))));
    return !same || domains.truth(node, true);
  }

  boolean backward(FloatOp op, int node, int a, int b) {
    if (!domains.isFixed(node)) {
      return true;
    }
    if (domains.isTrue(node)) {
      return domains.notNan(a) && domains.notNan(b) && holds(op, a, b);
    }
    return switch (op) {
      case LT -> failsBelow(b, a, false);
      case LE -> failsBelow(b, a, true);
      case EQ -> separate(a, b) && separate(b, a);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean holds(FloatOp op, int a, int b) {
    return switch (op) {
      case LT ->
          domains.numbers(a, Long.MIN_VALUE, FloatKeys.below(domains.hi(b)))
              && domains.numbers(b, FloatKeys.above(domains.lo(a)), Long.MAX_VALUE);
      case LE ->
          domains.numbers(a, Long.MIN_VALUE, FloatKeys.greatestEqual(domains.hi(b)))
              && domains.numbers(b, FloatKeys.leastEqual(domains.lo(a)), Long.MAX_VALUE);
      case EQ -> narrow(a, b) && narrow(b, a);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean narrow(int node, int other) {
    return domains.numbers(
        node, FloatKeys.leastEqual(domains.lo(other)), FloatKeys.greatestEqual(domains.hi(other)));
  }

  /**
   * If both are numbers, the lesser is below the greater, or equal unless strict. A node is
   * narrowed only when the other surely is a number: next to NaN it could be anything.
   */
  private boolean failsBelow(int lesser, int greater, boolean strict) {
    long hi = domains.hi(greater);
    if (!domains.mayBeNan(greater)
        && !domains.numbers(
            lesser, Long.MIN_VALUE, strict ? FloatKeys.below(hi) : FloatKeys.greatestEqual(hi))) {
      return false;
    }
    long lo = domains.lo(lesser);
    return domains.mayBeNan(lesser)
        || domains.numbers(
            greater, strict ? FloatKeys.above(lo) : FloatKeys.leastEqual(lo), Long.MAX_VALUE);
  }

  /** Takes a single number, and the zero that equals it, from the ends of the other node. */
  private boolean separate(int node, int other) {
    long least = FloatKeys.leastEqual(domains.lo(other));
    long most = FloatKeys.greatestEqual(domains.hi(other));
    boolean single =
        !domains.mayBeNan(other)
            && (domains.lo(other) == domains.hi(other) || (least == -1 && most == 0));
    if (!single) {
      return true;
    }
    boolean atLow = least <= domains.lo(node) && domains.lo(node) <= most;
    if (atLow && !domains.numbers(node, most + 1, Long.MAX_VALUE)) {
      return false;
    }
    boolean atHigh = least <= domains.hi(node) && domains.hi(node) <= most;
    return !atHigh || domains.numbers(node, Long.MIN_VALUE, least - 1);
  }
}
