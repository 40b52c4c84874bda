package dev.clew.solver.bounds.domain;

import java.util.Arrays;

/** Remembers cells as they were before their first change since the last mark. */
final class Trail {

  private final int cell;
  private long[] saved = new long[256];
  private int[] nodes = new int[32];
  private int size;
  private int[] savedIn = new int[64];
  private int epoch;

  Trail(int cell) {
    this.cell = cell;
  }

  /** Forgets everything. Until the first mark nothing is remembered: nobody could come back. */
  void reset() {
    Arrays.fill(savedIn, 0);
    epoch = 0;
    size = 0;
  }

  /** Makes room for so many nodes. */
  void extend(int nodeCount) {
    if (savedIn.length < nodeCount) {
      savedIn = Arrays.copyOf(savedIn, Integer.highestOneBit(nodeCount) * 2);
    }
  }

  void save(int node, long[] cells) {
    if (savedIn[node] == epoch) {
      return;
    }
    savedIn[node] = epoch;
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, size * 2);
      saved = Arrays.copyOf(saved, size * 2 * cell);
    }
    nodes[size] = node;
    System.arraycopy(cells, node * cell, saved, size * cell, cell);
    size++;
  }

  int mark() {
    epoch++;
    return size;
  }

  /** Restores the latest first, so that the oldest state since the mark wins. */
  void undo(int mark, long[] cells) {
    while (size > mark) {
      size--;
      System.arraycopy(saved, size * cell, cells, nodes[size] * cell, cell);
    }
    epoch++;
  }
}
