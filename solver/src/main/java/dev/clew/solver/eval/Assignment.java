package dev.clew.solver.eval;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values for unknowns and tables for uninterpreted functions; immutable.
 *
 * <p>An unknown that is not mentioned has its sort's {@linkplain Value#zero zero}: an assignment
 * stands for a total one, and what nothing constrains need not be stored.
 */
public final class Assignment {

  public static final Assignment EMPTY = new Assignment(Map.of(), Map.of());

  private final Map<Symbol, Value> values;
  private final Map<Function, FunctionTable> functions;

  private Assignment(Map<Symbol, Value> values, Map<Function, FunctionTable> functions) {
    this.values = values;
    this.functions = functions;
  }

  public static Assignment of(Map<Symbol, Value> values) {
    return of(values, Map.of());
  }

  public static Assignment of(Map<Symbol, Value> values, Map<Function, FunctionTable> functions) {
    return new Assignment(new LinkedHashMap<>(values), new LinkedHashMap<>(functions));
  }

  public Value value(Symbol symbol) {
    Value value = values.get(symbol);
    return value != null ? value : Value.zero(symbol.sort());
  }

  /** The value that was given, if one was. */
  public Optional<Value> explicit(Symbol symbol) {
    return Optional.ofNullable(values.get(symbol));
  }

  /** The function's table, constantly zero when there is none. */
  public FunctionTable function(Function function) {
    FunctionTable table = functions.get(function);
    return table != null ? table : new FunctionTable(Map.of(), Value.zero(function.result()));
  }

  /** What is given, in the order in which it was; unmodifiable. */
  public Map<Symbol, Value> values() {
    return Collections.unmodifiableMap(values);
  }

  public Map<Function, FunctionTable> functions() {
    return Collections.unmodifiableMap(functions);
  }

  /** This assignment with another's values in the place of its own where both give one. */
  public Assignment overriddenBy(Assignment other) {
    if (other.values.isEmpty() && other.functions.isEmpty()) {
      return this;
    }
    Map<Symbol, Value> mergedValues = new LinkedHashMap<>(values);
    mergedValues.putAll(other.values);
    Map<Function, FunctionTable> mergedFunctions = new LinkedHashMap<>(functions);
    mergedFunctions.putAll(other.functions);
    return new Assignment(mergedValues, mergedFunctions);
  }

  public Assignment with(Symbol symbol, Value value) {
    return overriddenBy(of(Map.of(symbol, value)));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Assignment that
        && values.equals(that.values)
        && functions.equals(that.functions);
  }

  @Override
  public int hashCode() {
    return values.hashCode() * 31 + functions.hashCode();
  }

  @Override
  public String toString() {
    return functions.isEmpty() ? values.toString() : values + " " + functions;
  }
}
