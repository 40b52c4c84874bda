package dev.clew.engine.work;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;

/**
 * A part of the tree of a method's paths that any worker, in any JVM, can explore: those that begin
 * with some decisions.
 *
 * @param decisions for each twice the branch's index, plus one if there was another way
 * @param values of unknowns, by name, which are a guess at what leads there; may be empty
 */
public record WorkUnit(List<Integer> decisions, List<Binding> values) {

  /** The value of an unknown, without the term that only its worker may touch. */
  public record Binding(String name, Sort sort, Value value) {}

  /** The whole tree. */
  public static final WorkUnit WHOLE = new WorkUnit(List.of(), List.of());

  public WorkUnit {
    decisions = List.copyOf(decisions);
    values = List.copyOf(values);
  }
}
