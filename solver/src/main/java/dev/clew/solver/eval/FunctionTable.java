package dev.clew.solver.eval;

import dev.clew.solver.expr.Value;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an uninterpreted function is in an assignment: some entries, and one value elsewhere.
 *
 * @param entries results by arguments, in the order in which they were given
 * @param otherwise the result for all other arguments
 */
public record FunctionTable(Map<List<Value>, Value> entries, Value otherwise) {

  public FunctionTable {
    entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }

  public Value get(List<Value> arguments) {
    return entries.getOrDefault(arguments, otherwise);
  }
}
