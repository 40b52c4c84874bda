package dev.clew.models.collections;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.DependentField;
import dev.clew.engine.model.FieldReading;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.eval.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * The table of a {@code HashMap} that has keys with unknown hashes, so that it is not known which
 * are the buckets of its entries. The field {@code table} holds an array of one bucket, and what is
 * in it depends on who looks: a method that searches finds what it is looking for, as prepared by
 * its model, or all entries in a chain; one that goes along the entries finds a chain in the order
 * of the buckets, for which the path forks as far as that is open.
 *
 * <p>What the JDK's code changes in that array is taken over at the next look. The array stays the
 * same all the time, because methods on the stack may hold it.
 *
 * @param nodes the entries: those of one bucket are in the order that they have there
 * @param capacity how many buckets there would be
 * @param order entries whose order in the table is decided, in that order
 * @param shown what is in the array
 */
record DeferredTable(
    List<Integer> nodes, int capacity, List<Integer> order, Shown shown, BucketRisk risk)
    implements DependentField {

  /** What the JDK's code sees in the array. */
  enum Kind {
    /** Nothing; what appears there is new, and the last of its bucket. */
    APPENDING,
    /** Nothing; what appears there is new, and the first of its bucket. */
    PREPENDING,
    /** One entry; if it is gone, it was removed. */
    ONE,
    /** All entries as a chain. */
    ALL
  }

  /**
   * What is in the array now.
   *
   * @param node the entry, 0 unless one is shown
   * @param isPrepared whether it is for the next who looks
   */
  record Shown(Kind kind, int node, boolean isPrepared) {
    static final Shown NOTHING = new Shown(Kind.PREPENDING, 0, /* isPrepared= */ false);
  }

  private static final Set<String> SEARCHING =
      Set.of("getNode", "putVal", "removeNode", "compute", "computeIfAbsent", "merge");

  private static final Set<String> WALKING =
      Set.of(
          "<init>",
          "nextNode",
          "forEach",
          "replaceAll",
          "keysToArray",
          "valuesToArray",
          "containsValue",
          "getFence",
          "forEachRemaining",
          "tryAdvance");

  /** Begins to defer: moves all entries into one bucket. */
  static void begin(PathMemory m, int map) {
    List<Integer> nodes = HashTable.entries(m, map);
    int slot = HashTable.slot(m, "table");
    int capacity = TableGrowth.capacity(m, map);
    int view = m.add(HeapArrays.create(m.token(), HashTable.nodes(m), 1));
    DeferredTable made = new DeferredTable(nodes, capacity, nodes, Shown.NOTHING, BucketRisk.NONE);
    ((Instance) m.own(map)).set(slot, view, made);
    made.show(m, map, Kind.ALL, 0, /* isPrepared= */ false);
  }

  DeferredTable with(List<Integer> newNodes, List<Integer> newOrder, BucketRisk newRisk) {
    return new DeferredTable(
        List.copyOf(newNodes), capacity, List.copyOf(newOrder), Shown.NOTHING, newRisk);
  }

  /** With twice as many buckets. */
  DeferredTable doubled() {
    return new DeferredTable(nodes, capacity * 2, List.of(), shown, risk);
  }

  DeferredTable ordered(List<Integer> newOrder) {
    return new DeferredTable(nodes, capacity, List.copyOf(newOrder), shown, risk);
  }

  void putInto(PathMemory m, int map) {
    Instance owned = (Instance) m.own(map);
    int slot = HashTable.slot(m, "table");
    owned.set(slot, owned.raw(slot), this);
  }

  private static int array(PathMemory m, int map) {
    return (int) m.instance(map).raw(HashTable.slot(m, "table"));
  }

  /** What the map holds now, after all that was changed in the array; nothing is shown. */
  DeferredTable synced(PathMemory m, int map) {
    int head = (int) m.array(array(m, map)).raw(0);
    DeferredTable now = CollectionChanges.of(m, this, head);
    ((HeapArray) m.own(array(m, map))).set(0, 0, null);
    now.putInto(m, map);
    return now;
  }

  /** Shows something to the next reader. */
  void show(PathMemory m, int map, Kind kind, int node, boolean isPrepared) {
    int first = node;
    if (kind == Kind.ALL) {
      first = chain(m, order.size() == nodes.size() ? order : nodes);
    }
    ((HeapArray) m.own(array(m, map))).set(0, first, null);
    new DeferredTable(nodes, capacity, order, new Shown(kind, node, isPrepared), risk)
        .putInto(m, map);
  }

  /** Links entries; gives the first, or 0. */
  private static int chain(PathMemory m, List<Integer> entries) {
    int next = HashTable.nodeSlot(m, "next");
    int after = 0;
    for (int i = entries.size() - 1; i >= 0; i--) {
      int node = entries.get(i);
      if (m.instance(node).raw(next) != after) {
        ((Instance) m.own(node)).set(next, after);
      }
      after = node;
    }
    return after;
  }

  /** Shows everything unless a model has prepared something; gives the array. */
  int look(PathMemory m, int map) {
    if (shown.isPrepared) {
      Shown used = new Shown(shown.kind, shown.node, /* isPrepared= */ false);
      new DeferredTable(nodes, capacity, order, used, risk).putInto(m, map);
    } else {
      synced(m, map).show(m, map, Kind.ALL, 0, /* isPrepared= */ false);
    }
    return array(m, map);
  }

  @Override
  public CallExit read(FieldReading reading, int map) {
    MethodInfo reader = reading.reader();
    PathMemory m = reading.memory();
    if (SEARCHING.contains(reader.name())) {
      return reading.give(look(m, map));
    }
    if (WALKING.contains(reader.name())) {
      DeferredTable now = synced(m, map);
      if (EntryOrder.isOpen(now)) {
        return EntryOrder.decide(reading, map);
      }
      now.show(m, map, Kind.ALL, 0, /* isPrepared= */ false);
      return reading.give(array(m, map));
    }
    return others(reading, map);
  }

  private CallExit others(FieldReading reading, int map) {
    PathMemory m = reading.memory();
    if (reading.reader().name().equals("clear")) {
      int empty = m.add(HeapArrays.create(m.token(), HashTable.nodes(m), capacity));
      ((Instance) m.own(map)).set(HashTable.slot(m, "table"), empty);
      return reading.give(empty);
    }
    if (reading.reader().name().equals("putMapEntries")) {
      return reading.give(
          array(m, map)); // for its length, which is less than the most there can be
    }
    throw PathMemory.giveUp(
        ReasonCode.MAP_LAYOUT, reading.reader() + " looks at the table of a map with unknown keys");
  }

  /** The table as it would be: called when a path has ended. */
  @Override
  public int picture(PathMemory m, int map, Evaluator evaluator) {
    DeferredTable now = synced(m, map);
    List<List<Integer>> buckets = new ArrayList<>();
    for (int i = 0; i < capacity; i++) {
      buckets.add(new ArrayList<>());
    }
    for (int node : now.nodes) {
      int hash = evaluator.evaluate(HashTable.hash(m, node)).asInt();
      buckets.get(hash & (capacity - 1)).add(node);
    }
    HeapArray table = HeapArrays.create(m.token(), HashTable.nodes(m), capacity);
    for (int i = 0; i < capacity; i++) {
      table.set(i, chain(m, buckets.get(i)), null);
    }
    return m.add(table);
  }

  @Override
  public void trace(IntConsumer identities) {
    nodes.forEach(identities::accept);
  }
}
