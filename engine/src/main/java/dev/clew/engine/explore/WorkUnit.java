package dev.clew.engine.explore;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A part of the tree that any worker can explore.
 *
 * @param decisions what leads to it, as {@link dev.clew.engine.machine.DecisionPath#prefix} has it
 * @param values of unknowns, by name, that are known to lead there; may be empty
 */
@SuppressWarnings("ArrayRecordComponent") // never changed, never compared
record WorkUnit(int[] decisions, List<Binding> values) {

  /** The value of an unknown, without the term that only its worker may touch. */
  record Binding(String name, Sort sort, Value value) {}

  /** The whole tree. */
  static final WorkUnit WHOLE = new WorkUnit(new int[0], List.of());

  static WorkUnit of(int[] decisions, PathModel model) {
    List<Binding> values = new ArrayList<>();
    model
        .assignment()
        .values()
        .forEach((symbol, value) -> values.add(new Binding(symbol.name(), symbol.sort(), value)));
    return new WorkUnit(decisions, values);
  }

  /** The values for the terms of another worker. */
  Assignment assignment(ExprFactory terms) {
    Map<Symbol, Value> assignment = new HashMap<>();
    for (Binding binding : values) {
      assignment.put(terms.symbol(binding.name, binding.sort), binding.value);
    }
    return Assignment.of(assignment);
  }
}
