package dev.clew.solver.automata;

import java.util.Arrays;
import java.util.function.LongPredicate;

/** A growing list of numbers without boxes. */
final class LongList {
  private long[] items = new long[4];
  private int size;

  int size() {
    return size;
  }

  long get(int index) {
    return items[index];
  }

  void add(long item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  void addAll(LongList other) {
    if (size + other.size > items.length) {
      items = Arrays.copyOf(items, Math.max(2 * items.length, size + other.size));
    }
    System.arraycopy(other.items, 0, items, size, other.size);
    size += other.size;
  }

  void clear() {
    size = 0;
  }

  void sort() {
    Arrays.sort(items, 0, size);
  }

  void removeIf(LongPredicate test) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (!test.test(items[i])) {
        items[kept++] = items[i];
      }
    }
    size = kept;
  }

  void removeRepetitions() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (kept == 0 || items[kept - 1] != items[i]) {
        items[kept++] = items[i];
      }
    }
    size = kept;
  }
}
