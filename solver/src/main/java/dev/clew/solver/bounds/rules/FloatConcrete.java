package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.JavaFloatSemantics;
import dev.clew.solver.semantics.Semantics;
import java.math.RoundingMode;

/** Operators on operands of which one value each is left. */
final class FloatConcrete {

  private final Network network;
  private final Domains domains;

  FloatConcrete(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  /** Sets the node to what the operator gives; {@code b} is -1 for unary operators. */
  boolean apply(FloatOp op, int node, int a, int b) {
    long rawA = raw(a);
    return set(node, compute(op, node, a, rawA, b < 0 ? rawA : raw(b)));
  }

  /** The raw result for raw operands of the sorts that the node and its first operand have. */
  long compute(FloatOp op, int node, int a, long rawA, long rawB) {
    RoundingMode mode = mode(op, node);
    Sort operand = network.sort(a);
    Sort result = network.sort(node);
    if (JavaFloatSemantics.covers(op, mode, operand, result)) {
      return JavaFloatSemantics.apply(op, mode, operand, result, rawA, rawB, rawA);
    }
    Value first = Value.ofRaw(operand, rawA);
    Value[] args =
        network.operand(node, 1) < 0
            ? new Value[] {first}
            : new Value[] {first, Value.ofRaw(operand, rawB)};
    return Semantics.apply(op, result, op.rounds() ? withMode(mode, args) : args).raw();
  }

  private static Value[] withMode(RoundingMode mode, Value[] args) {
    Value[] all = new Value[args.length + 1];
    all[0] = Value.of(mode);
    System.arraycopy(args, 0, all, 1, args.length);
    return all;
  }

  /** The constant rounding mode; any for an operator that has none. */
  RoundingMode mode(FloatOp op, int node) {
    return op.rounds()
        ? ((Const) network.expr(node).arg(0)).value().asRounding()
        : RoundingMode.HALF_EVEN;
  }

  private long raw(int node) {
    if (network.shape(node) != TrackedShape.FLOAT) {
      return domains.lo(node);
    }
    return domains.mayBeNan(node)
        ? FloatKeys.nan(network.sort(node))
        : FloatKeys.pattern(network.sort(node), domains.lo(node));
  }

  private boolean set(int node, long raw) {
    Sort sort = network.sort(node);
    if (network.shape(node) != TrackedShape.FLOAT) {
      return domains.exactly(node, raw);
    }
    if (FloatKeys.isNan(sort, raw)) {
      return domains.isNan(node);
    }
    long key = FloatKeys.key(sort, raw);
    return domains.notNan(node) && domains.exactly(node, key);
  }
}
