package dev.clew.solver.search;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tables of functions that have no body: those of an assignment, and changes to them. */
final class FunctionTables {

  private final Assignment start;
  private final Map<Function, Map<List<Value>, Value>> changes = new LinkedHashMap<>();

  FunctionTables(Assignment start) {
    this.start = start;
  }

  Value get(Function function, List<Value> arguments) {
    Map<List<Value>, Value> changed = changes.get(function);
    Value value = changed == null ? null : changed.get(arguments);
    return value != null ? value : start.function(function).get(arguments);
  }

  /** Sets the result for some arguments, or with null the one it had at the start. */
  void put(Function function, List<Value> arguments, @Nullable Value result) {
    Map<List<Value>, Value> changed =
        changes.computeIfAbsent(function, any -> new LinkedHashMap<>());
    if (result == null) {
      changed.remove(arguments);
    } else {
      changed.put(arguments, result);
    }
  }

  /** The change that was made for some arguments, if one was. */
  @Nullable Value changed(Function function, List<Value> arguments) {
    Map<List<Value>, Value> changed = changes.get(function);
    return changed == null ? null : changed.get(arguments);
  }

  /** The function as it is now. */
  FunctionTable table(Function function) {
    FunctionTable first = start.function(function);
    Map<List<Value>, Value> entries = new HashMap<>(first.entries());
    entries.putAll(changes.getOrDefault(function, Map.of()));
    return new FunctionTable(entries, first.otherwise());
  }
}
