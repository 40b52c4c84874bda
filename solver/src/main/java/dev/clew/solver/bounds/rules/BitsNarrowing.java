package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.semantics.BitsSemantics;

/** Bit-vectors of up to 64 bits: chooses the rule for an operator. */
final class BitsNarrowing {

  private final Network network;
  private final Domains domains;
  private final SumRules sums;
  private final ProductRules products;
  private final DivisionRules divisions;
  private final MaskRules masks;
  private final ShiftRules shifts;
  private final BitsOrderRules orders;
  private final WidthNarrowing widths;
  private final NumberRules numbers;

  BitsNarrowing(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    sums = new SumRules(network, domains);
    products = new ProductRules(network, domains);
    divisions = new DivisionRules(network, domains);
    masks = new MaskRules(domains);
    shifts = new ShiftRules(network, domains);
    orders = new BitsOrderRules(domains);
    widths = new WidthNarrowing(network, domains);
    numbers = new NumberRules(network, domains);
  }

  boolean forward(BitsOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    if (isNumber(op)) {
      return numbers.forward(op, node, a);
    }
    if (network.shape(a) == TrackedShape.OPAQUE || network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    if (domains.isFixed(a) && (b < 0 || domains.isFixed(b))) {
      return domains.exactly(node, concrete(op, node, a, b < 0 ? a : b));
    }
    return switch (op) {
      case ADD -> sums.add(node, a, b);
      case NEG -> sums.negate(node, a);
      case MUL -> products.forward(node, a, b);
      case SDIV, SREM, UDIV, UREM -> divisions.forward(op, node, a, b);
      case AND, OR, XOR, NOT -> masks.forward(op, node, a, b);
      case SHL, LSHR, ASHR -> shifts.forward(op, node, a, b);
      case SLT, SLE, ULT, ULE -> orders.forward(op, node, a, b);
      case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND -> widths.forward(op, node, a);
      case SIGNED_VALUE, UNSIGNED_VALUE, FROM_INTEGER -> throw new IllegalStateException();
    };
  }

  private long concrete(BitsOp op, int node, int a, int b) {
    return BitsSemantics.apply(
        op, network.sort(a).width(), network.sort(node).width(), domains.lo(a), domains.lo(b));
  }

  private static boolean isNumber(BitsOp op) {
    return op == BitsOp.SIGNED_VALUE || op == BitsOp.UNSIGNED_VALUE || op == BitsOp.FROM_INTEGER;
  }

  boolean backward(BitsOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    if (isNumber(op)) {
      return numbers.backward(op, node, a);
    }
    if (network.shape(a) == TrackedShape.OPAQUE || network.shape(node) == TrackedShape.OPAQUE) {
      return true;
    }
    return switch (op) {
      case ADD -> sums.subtract(a, node, b) && sums.subtract(b, node, a);
      case NEG -> sums.negate(a, node);
      case MUL -> products.backward(node, a, b) && products.backward(node, b, a);
      case SDIV, SREM, UDIV, UREM -> divisions.backward(op, node, a, b);
      case AND, OR, XOR, NOT -> masks.backward(op, node, a, b);
      case SHL, LSHR, ASHR -> shifts.backward(op, node, a, b);
      case SLT, SLE, ULT, ULE -> orders.backward(op, node, a, b);
      case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND -> widths.backward(op, node, a);
      case SIGNED_VALUE, UNSIGNED_VALUE, FROM_INTEGER -> throw new IllegalStateException();
    };
  }
}
