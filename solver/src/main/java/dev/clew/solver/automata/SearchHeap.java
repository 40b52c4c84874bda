package dev.clew.solver.automata;

import java.util.Arrays;

/** A heap of nodes by their keys, the least first. */
final class SearchHeap {
  private long[] keys = new long[64];
  private int[] nodes = new int[64];
  private int size;

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  long leastKey() {
    return keys[0];
  }

  void add(long key, int node) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    int at = size++;
    while (at > 0 && key < keys[(at - 1) >> 1]) {
      keys[at] = keys[(at - 1) >> 1];
      nodes[at] = nodes[(at - 1) >> 1];
      at = (at - 1) >> 1;
    }
    keys[at] = key;
    nodes[at] = node;
  }

  int take() {
    int first = nodes[0];
    size--;
    long key = keys[size];
    int node = nodes[size];
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && keys[child + 1] < keys[child]) {
        child++;
      }
      if (key <= keys[child]) {
        break;
      }
      keys[at] = keys[child];
      nodes[at] = nodes[child];
      at = child;
    }
    keys[at] = key;
    nodes[at] = node;
    return first;
  }
}
