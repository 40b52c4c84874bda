package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.expr.FloatOp;

/** Floats of up to 64 bits: chooses the rule for an operator. */
final class FloatNarrowing {

  private final Network network;
  private final Domains domains;
  private final FloatConcrete concrete;
  private final FloatOrderRules orders;
  private final FloatSumRules sums;
  private final FloatProductRules products;
  private final FloatConversionRules conversions;

  FloatNarrowing(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    concrete = new FloatConcrete(network, domains);
    orders = new FloatOrderRules(domains);
    sums = new FloatSumRules(network, domains);
    products = new FloatProductRules(network, domains);
    conversions = new FloatConversionRules(network, domains, concrete);
  }

  boolean forward(FloatOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    if (network.shape(a) == TrackedShape.OPAQUE || network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    if (domains.isFixed(a) && (b < 0 || domains.isFixed(b))) {
      return concrete.apply(op, node, a, b);
    }
    return switch (op) {
      case LT, LE, EQ -> orders.forward(op, node, a, b);
      case NEG -> negate(node, a);
      case ABS -> magnitude(node, a);
      case ADD -> sums.forward(node, a, b);
      case MUL -> products.multiply(node, a, b);
      case DIV -> products.divide(node, a, b);
      case ROUND, CONVERT, FROM_SIGNED, TO_SIGNED -> conversions.forward(op, node, a);
      case FMA, SQRT, REM, IEEE_REM, FROM_UNSIGNED, FROM_BITS, TO_BITS, TO_UNSIGNED -> true;
    };
  }

  private boolean negate(int target, int a) {
    return sameNan(target, a) && domains.numbers(target, ~domains.hi(a), ~domains.lo(a));
  }

  private boolean sameNan(int target, int a) {
    return domains.mayBeNan(a) || domains.notNan(target);
  }

  private boolean magnitude(int node, int a) {
    long lo = domains.lo(a);
    long hi = domains.hi(a);
    long least = lo >= 0 ? lo : hi < 0 ? ~hi : 0;
    // The canonically empty interval stays one.
    return sameNan(node, a)
        && (lo > hi
            ? domains.numbers(node, Long.MAX_VALUE, Long.MIN_VALUE)
            : domains.numbers(node, least, Math.max(hi, ~lo)));
  }

  boolean backward(FloatOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    if (network.shape(a) == TrackedShape.OPAQUE || network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    return switch (op) {
      case LT, LE, EQ -> orders.backward(op, node, a, b);
      case NEG -> negate(a, node);
      case ABS -> ofMagnitude(node, a);
      case ADD -> sums.backward(node, a, b) && sums.backward(node, b, a);
      case CONVERT, FROM_SIGNED, TO_SIGNED -> conversions.backward(op, node, a);
      case MUL, DIV, ROUND, FMA, SQRT, REM, IEEE_REM -> true;
      case FROM_UNSIGNED, FROM_BITS, TO_BITS, TO_UNSIGNED -> true;
    };
  }

  private boolean ofMagnitude(int node, int a) {
    long lo = domains.lo(node);
    long hi = domains.hi(node);
    return sameNan(a, node)
        && (lo > hi
            ? domains.numbers(a, Long.MAX_VALUE, Long.MIN_VALUE)
            : domains.numbers(a, ~hi, hi)
                && (domains.lo(a) <= ~lo || domains.numbers(a, lo, hi))
                && (domains.hi(a) >= lo || domains.numbers(a, ~hi, ~lo)));
  }
}
