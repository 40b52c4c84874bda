package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;

/**
 * What an operator says about the values of its operands and its result. Every rule is sound: no
 * value is taken away that occurs in a solution. Each takes constant time.
 *
 * <p>A rule says false when no value is left for a node.
 */
public final class NarrowingRules {

  private final Network network;
  private final Domains domains;
  private final CoreNarrowing core;
  private final BitsNarrowing bits;
  private final FloatNarrowing floats;
  private final IntegerNarrowing integers;
  private final FunctionRules functions;

  public NarrowingRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    core = new CoreNarrowing(network, domains);
    bits = new BitsNarrowing(network, domains);
    floats = new FloatNarrowing(network, domains);
    integers = new IntegerNarrowing(network, domains);
    functions = new FunctionRules(network, domains);
  }

  /** Narrows the node by its operands. */
  public boolean forward(int node) {
    Op op = network.op(node);
    if (op == null) {
      return true;
    }
    domains.because(reason(node));
    return switch (op.theory()) {
      case CORE -> core.forward((CoreOp) op, node);
      case BITS -> bits.forward((BitsOp) op, node);
      case FLOAT -> floats.forward((FloatOp) op, node);
      case INTEGER -> integers.forward((IntegerOp) op, node);
      case FUNCTION -> functions.forward((Function) op, node);
      case STRING -> true;
    };
  }

  /** Narrows the operands by the node and by each other. */
  public boolean backward(int node) {
    Op op = network.op(node);
    if (op == null) {
      return true;
    }
    domains.because(reason(node));
    return switch (op.theory()) {
      case CORE -> core.backward((CoreOp) op, node);
      case BITS -> bits.backward((BitsOp) op, node);
      case FLOAT -> floats.backward((FloatOp) op, node);
      case INTEGER -> integers.backward((IntegerOp) op, node);
      case STRING, FUNCTION -> true;
    };
  }

  private long reason(int node) {
    long reason = domains.why(node) | domains.why(network.operand(node, 0));
    int second = network.operand(node, 1);
    int third = network.operand(node, 2);
    return reason | (second >= 0 ? domains.why(second) : 0) | (third >= 0 ? domains.why(third) : 0);
  }
}
