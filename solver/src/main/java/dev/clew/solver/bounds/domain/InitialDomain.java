package dev.clew.solver.bounds.domain;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.NumberRange;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;

/** What a node's sort says of its value, or its constant. */
final class InitialDomain {

  private static final int LAST_ROUNDING = 4;

  private InitialDomain() {}

  static void write(Network network, int node, Domains domains) {
    Sort sort = network.sort(node);
    if (network.expr(node) instanceof Const constant) {
      writeConstant(network.shape(node), sort, constant.value(), node, domains);
    } else {
      writeUnknown(network, sort, node, domains);
    }
  }

  private static void writeConstant(
      TrackedShape shape, Sort sort, Value value, int node, Domains domains) {
    switch (shape) {
      case TRUTH, BITS, IDENTITY -> domains.initialise(node, value.raw(), value.raw(), false);
      case INTEGER ->
          domains.initialise(
              node, Unbounded.lower(value.asInteger()), Unbounded.upper(value.asInteger()), false);
      case FLOAT -> {
        if (FloatKeys.isNan(sort, value.raw())) {
          domains.initialise(node, Long.MAX_VALUE, Long.MIN_VALUE, true);
        } else {
          long key = FloatKeys.key(sort, value.raw());
          domains.initialise(node, key, key, false);
        }
      }
      case OPAQUE -> writeAnything(node, domains);
    }
  }

  private static void writeUnknown(Network network, Sort sort, int node, Domains domains) {
    switch (network.shape(node)) {
      case TRUTH -> domains.initialise(node, 0, 1, false);
      case BITS -> {
        long greatest = Patterns.zeroExtend(-1L, sort.width()) >>> 1;
        domains.initialise(node, ~greatest, greatest, false);
      }
      case FLOAT -> {
        long infinity = FloatKeys.infinity(sort);
        domains.initialise(node, ~infinity, infinity, true);
      }
      case IDENTITY -> {
        boolean rounding = sort.kind() == Sort.Kind.ROUNDING;
        domains.initialise(
            node, rounding ? 0 : Long.MIN_VALUE, rounding ? LAST_ROUNDING : Long.MAX_VALUE, false);
      }
      case INTEGER -> {
        NumberRange range = range(network.expr(node));
        domains.initialise(node, range.least(), range.most(NumberRange.NO_MOST), false);
      }
      case OPAQUE -> writeAnything(node, domains);
    }
  }

  /** What an operator on strings says of its result, whatever it is applied to. */
  private static NumberRange range(Expr expr) {
    return expr instanceof Apply apply && apply.op() instanceof StringOp op
        ? op.range()
        : NumberRange.ANY;
  }

  /** Nothing is known, not even of a wide float that it is a number. */
  private static void writeAnything(int node, Domains domains) {
    domains.initialise(node, Long.MIN_VALUE, Long.MAX_VALUE, true);
  }
}
