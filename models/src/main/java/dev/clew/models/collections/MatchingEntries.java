package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a map that a text or box may be the key of, each with the condition that it is.
 *
 * <p>Keys of a map differ from each other, so that the conditions are disjoint on every path.
 *
 * @param found no entry whose condition is false; one alone if its condition is true
 */
record MatchingEntries(List<Found> found) {

  /**
   * An entry.
   *
   * @param node its identity: an object with fields {@code key} and {@code value}
   */
  record Found(int node, Expr guard) {}

  /**
   * Compares a key with those of a map's entries.
   *
   * @param key a text or box
   * @return null if no term says whether an entry's key is equal
   */
  static @Nullable MatchingEntries of(PathMemory m, List<Integer> nodes, long key) {
    List<Found> found = new ArrayList<>();
    for (int node : nodes) {
      long other = reference(m, node, "key");
      Expr equal = other == PathMemory.OPEN ? null : ValueEquality.equal(m, key, other);
      if (equal == null) {
        return null;
      }
      if (!(equal instanceof Const known)) {
        found.add(new Found(node, equal));
      } else if (known.value().asBoolean()) {
        return new MatchingEntries(List.of(new Found(node, equal)));
      }
    }
    return new MatchingEntries(found);
  }

  /** What a field of a node refers to, or {@link PathMemory#OPEN}. */
  static long reference(PathMemory m, int node, String field) {
    Instance instance = m.instance(node);
    int slot = slot(instance.type(), field);
    return instance.sym(slot) == null ? instance.raw(slot) : m.target(instance.raw(slot));
  }

  private static int slot(RuntimeClass type, String field) {
    return type.field(field).slot();
  }

  /** Whether one entry is the right one for sure. */
  boolean isCertain() {
    return found.size() == 1 && found.get(0).guard instanceof Const;
  }

  /** When there is an entry. */
  Expr any(PathMemory m) {
    Expr any = m.terms().factory().bool(false);
    for (Found each : found) {
      any = m.terms().factory().or(any, each.guard);
    }
    return any;
  }

  /**
   * The values with their conditions, and what there is otherwise.
   *
   * @param otherwise an identity
   */
  List<ReferenceChoice.Case> values(PathMemory m, int otherwise) {
    List<ReferenceChoice.Case> cases = new ArrayList<>();
    for (Found each : found) {
      Instance node = m.instance(each.node);
      cases.add(new ReferenceChoice.Case(each.guard, (int) node.raw(slot(node.type(), "value"))));
    }
    cases.add(new ReferenceChoice.Case(m.terms().factory().not(any(m)), otherwise));
    return cases;
  }
}
