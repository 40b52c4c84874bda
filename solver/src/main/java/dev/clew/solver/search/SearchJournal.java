package dev.clew.solver.search;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What nodes and tables were before they were changed, so that it can be undone. */
final class SearchJournal {

  private final NodeSlots slots;
  private int[] nodes = new int[64];
  private long[] raws = new long[64];
  private @Nullable Object[] objects = new Object[64];
  private boolean[] failures = new boolean[64];
  private double[] yes = new double[64];
  private double[] no = new double[64];
  private int size;
  private final List<Runnable> entries = new ArrayList<>();

  SearchJournal(NodeSlots slots) {
    this.slots = slots;
  }

  int size() {
    return size;
  }

  int node(int index) {
    return nodes[index];
  }

  /** Notes what a node is before it is computed anew. */
  void save(int node) {
    if (size == nodes.length) {
      grow();
    }
    nodes[size] = node;
    raws[size] = slots.raw[node];
    objects[size] = slots.object[node];
    failures[size] = slots.failed[node];
    yes[size] = slots.yes[node];
    no[size] = slots.no[node];
    size++;
  }

  /** Whether the node saved last is another now; if not, the note is dropped. */
  boolean keepIfChanged() {
    int last = size - 1;
    int node = nodes[last];
    boolean same =
        raws[last] == slots.raw[node]
            && failures[last] == slots.failed[node]
            && yes[last] == slots.yes[node]
            && no[last] == slots.no[node]
            && Objects.equals(objects[last], slots.object[node]);
    size -= same ? 1 : 0;
    return !same;
  }

  void saveEntry(FunctionTables tables, Function function, List<Value> arguments) {
    @Nullable Value before = tables.changed(function, arguments);
    entries.add(() -> tables.put(function, arguments, before));
  }

  void undo() {
    for (int i = size - 1; i >= 0; i--) {
      int node = nodes[i];
      slots.raw[node] = raws[i];
      slots.object[node] = objects[i];
      slots.failed[node] = failures[i];
      slots.yes[node] = yes[i];
      slots.no[node] = no[i];
    }
    for (int i = entries.size() - 1; i >= 0; i--) {
      entries.get(i).run();
    }
    clear();
  }

  void clear() {
    size = 0;
    entries.clear();
  }

  private void grow() {
    int length = size * 2;
    nodes = Arrays.copyOf(nodes, length);
    raws = Arrays.copyOf(raws, length);
    objects = Arrays.copyOf(objects, length);
    failures = Arrays.copyOf(failures, length);
    yes = Arrays.copyOf(yes, length);
    no = Arrays.copyOf(no, length);
  }
}
