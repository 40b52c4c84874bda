package dev.clew.solver.expr;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A function that no solver interprets: a name, sorts and, where it exists, a way to run it.
 *
 * <p>With a body it stands for real code ({@code Math.sin}, a native method) that the evaluator
 * runs; without one it is SMT-LIB's uninterpreted function, and an assignment gives it a table.
 * Functions are compared by identity: two declarations of one name are two functions.
 */
public final class Function implements Op {

  /** Runs the function for real. Must be deterministic and may be called from any thread. */
  @FunctionalInterface
  public interface Body {
    /** The result for arguments of the declared sorts; whatever it throws means "no value". */
    Value apply(List<Value> arguments) throws Exception;
  }

  private final String name;
  private final List<Sort> parameters;
  private final Sort result;
  private final @Nullable Body body;
  private final @Nullable Enclosure enclosure;

  private Function(
      String name,
      List<Sort> parameters,
      Sort result,
      @Nullable Body body,
      @Nullable Enclosure enclosure) {
    this.name = name;
    this.parameters = List.copyOf(parameters);
    this.result = result;
    this.body = body;
    this.enclosure = enclosure;
  }

  public static Function uninterpreted(String name, List<Sort> parameters, Sort result) {
    return new Function(name, parameters, result, null, null);
  }

  public static Function runnable(String name, List<Sort> parameters, Sort result, Body body) {
    return new Function(name, parameters, result, body, null);
  }

  /** This function of doubles, with bounds for its values. */
  public Function within(Enclosure bounds) {
    return new Function(name, parameters, result, body, bounds);
  }

  public String name() {
    return name;
  }

  public List<Sort> parameters() {
    return parameters;
  }

  public Sort result() {
    return result;
  }

  public Optional<Body> body() {
    return Optional.ofNullable(body);
  }

  /** Bounds for its values, where they are known; all its parameters are doubles then. */
  public Optional<Enclosure> enclosure() {
    return Optional.ofNullable(enclosure);
  }

  /** Whether it may be any function: only an assignment says what its values are. */
  public boolean isUninterpreted() {
    return body == null;
  }

  @Override
  public Theory theory() {
    return Theory.FUNCTION;
  }

  @Override
  public int stableHash() {
    return 0x5000 ^ name.hashCode();
  }

  @Override
  public boolean commutative() {
    return false;
  }

  @Override
  public String toString() {
    return name;
  }
}
