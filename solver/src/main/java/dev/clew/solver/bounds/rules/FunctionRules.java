package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.DoubleRange;
import dev.clew.solver.expr.Enclosure;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;

/** Functions of doubles whose values have bounds. */
final class FunctionRules {

  private final Network network;
  private final Domains domains;

  FunctionRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  /** Narrows the value of a function by its arguments. */
  boolean forward(Function function, int node) {
    Enclosure enclosure = function.enclosure().orElse(null);
    if (enclosure == null) {
      return true;
    }
    List<DoubleRange> arguments = new ArrayList<>();
    for (int i = 0; i < function.parameters().size(); i++) {
      arguments.add(range(network.operand(node, i)));
    }
    DoubleRange values = enclosure.of(arguments);
    if (!values.hasNumbers()) {
      return domains.isNan(node);
    }
    return (values.mayBeNan() || domains.notNan(node))
        && domains.numbers(
            node,
            FloatKeys.leastEqual(FloatKeys.keyOf(Sort.DOUBLE, values.least())),
            FloatKeys.greatestEqual(FloatKeys.keyOf(Sort.DOUBLE, values.most())));
  }

  private DoubleRange range(int node) {
    return domains.lo(node) > domains.hi(node)
        ? DoubleRange.NAN
        : new DoubleRange(
            FloatKeys.number(Sort.DOUBLE, domains.lo(node)),
            FloatKeys.number(Sort.DOUBLE, domains.hi(node)),
            domains.mayBeNan(node));
  }
}
