package dev.clew.solver.automata;

import java.util.Arrays;

/**
 * Gives rows of longs of one width numbers in the order in which they first come: pairs of states,
 * sets of states. Open addressing over one flat array; the arrays are kept when it is started anew.
 */
final class RowNumbering {
  private int width;
  private int count;
  private long[] rows = new long[64];
  private int[] slots = new int[64];

  RowNumbering restart(int rowWidth) {
    width = rowWidth;
    count = 0;
    if (slots.length > 1 << 14) {
      slots = new int[64];
    }
    Arrays.fill(slots, 0);
    return this;
  }

  int count() {
    return count;
  }

  long get(int number, int index) {
    return rows[number * width + index];
  }

  /** Copies a row out. */
  void read(int number, long[] into) {
    System.arraycopy(rows, number * width, into, 0, width);
  }

  /** The number of a row, a new one if the row is new. */
  int of(long[] row) {
    int found = find(row);
    if (found >= 0) {
      return found;
    }
    slots[~found] = count + 1;
    if ((count + 1) * width > rows.length) {
      rows = Arrays.copyOf(rows, Math.max(2 * rows.length, (count + 1) * width));
    }
    System.arraycopy(row, 0, rows, count * width, width);
    count++;
    if (2 * count > slots.length) {
      grow();
    }
    return count - 1;
  }

  /**
   * The number of a row; the complement of its place in the table, which is negative, if it has
   * none.
   */
  int find(long[] row) {
    int slot = hash(row, 0) & (slots.length - 1);
    while (slots[slot] != 0) {
      int number = slots[slot] - 1;
      if (Arrays.equals(rows, number * width, (number + 1) * width, row, 0, width)) {
        return number;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return ~slot;
  }

  private void grow() {
    slots = new int[4 * slots.length];
    for (int number = 0; number < count; number++) {
      int slot = hash(rows, number * width) & (slots.length - 1);
      while (slots[slot] != 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = number + 1;
    }
  }

  private int hash(long[] from, int start) {
    long hash = 0;
    for (int i = start; i < start + width; i++) {
      hash = (hash ^ from[i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return (int) (hash ^ hash >>> 32);
  }
}
