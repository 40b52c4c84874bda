package dev.clew.solver.search;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is known of each node at the moment: its value in two halves and, for a condition, how far
 * it is from being true and from being false. The distance to what it is, is 0, and the other is
 * not; a condition without a value is far from both.
 */
final class NodeSlots {

  final long[] raw;
  final @Nullable Object[] object;

  /** Whether the node has no value because a function threw. */
  final boolean[] failed;

  final double[] yes;
  final double[] no;

  NodeSlots(int size) {
    raw = new long[size];
    object = new Object[size];
    failed = new boolean[size];
    yes = new double[size];
    no = new double[size];
  }

  /** The value; some value of the sort for a node that has failed. */
  Value value(Sort sort, int node) {
    return sort.isRaw()
        ? Value.ofRaw(sort, raw[node])
        : Value.ofObject(sort, Objects.requireNonNull(object[node]));
  }

  void put(int node, Value value) {
    raw[node] = value.raw();
    object[node] = value.objectOrNull();
    failed[node] = false;
  }

  void putRaw(int node, long value) {
    raw[node] = value;
    failed[node] = false;
  }

  void copy(int from, int to) {
    raw[to] = raw[from];
    object[to] = object[from];
    failed[to] = failed[from];
  }

  void fail(Sort sort, int node) {
    put(node, Value.zero(sort));
    failed[node] = true;
  }
}
