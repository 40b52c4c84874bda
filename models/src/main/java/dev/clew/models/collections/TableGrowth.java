package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.PathMemory;

/** How many buckets a {@code HashMap} has, and when it gets more: what {@code resize} does. */
final class TableGrowth {

  private static final int MOST = 1 << 30;
  private static final int FIRST = 16;
  private static final int FIRST_THRESHOLD = 12;

  private TableGrowth() {}

  /** The number of buckets; a map that has none gets as many as with its first entry. */
  static int capacity(PathMemory m, int map) {
    long table = m.instance(map).raw(HashTable.slot(m, "table"));
    if (table != 0) {
      return m.array(table).length();
    }
    int slot = HashTable.slot(m, "threshold");
    int wanted = (int) m.instance(map).raw(slot);
    int capacity = wanted > 0 ? wanted : FIRST;
    int threshold = wanted > 0 ? threshold(m, map, capacity) : FIRST_THRESHOLD;
    ((Instance) m.own(map)).set(slot, threshold);
    return capacity;
  }

  /** What a map of more than the given number of buckets holds before it grows. */
  private static int threshold(PathMemory m, int map, int capacity) {
    long bits = m.instance(map).raw(HashTable.slot(m, "loadFactor"));
    float most = capacity * Float.intBitsToFloat((int) bits);
    return capacity < MOST && most < (float) MOST ? (int) most : Integer.MAX_VALUE;
  }

  /** Whether fields that say how the map grows depend on unknowns. */
  static boolean isUnknown(PathMemory m, long map) {
    Instance instance = m.instance(map);
    return instance.sym(HashTable.slot(m, "threshold")) != null
        || instance.sym(HashTable.slot(m, "loadFactor")) != null
        || instance.sym(HashTable.slot(m, "size")) != null;
  }

  /** Doubles the number of buckets of a map whose table is deferred. */
  static void grow(PathMemory m, int map, DeferredTable table) {
    int slot = HashTable.slot(m, "threshold");
    int old = table.capacity();
    int threshold = (int) m.instance(map).raw(slot);
    if (old >= MOST) {
      ((Instance) m.own(map)).set(slot, Integer.MAX_VALUE);
      return;
    }
    boolean isDoubled = old * 2 < MOST && old >= FIRST && threshold > 0;
    int next = isDoubled ? threshold << 1 : threshold(m, map, old * 2);
    ((Instance) m.own(map)).set(slot, next);
    table.doubled().putInto(m, map);
  }
}
