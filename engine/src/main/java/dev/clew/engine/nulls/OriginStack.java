package dev.clew.engine.nulls;

import java.util.Arrays;

/**
 * Which instruction pushed each slot of an operand stack, and which local variables have been
 * written by then. Longs and doubles take two slots.
 */
final class OriginStack {

  /** The origin of a slot that several instructions may have pushed. */
  static final int UNKNOWN = -1;

  private static final int TRACKED_LOCALS = 64;

  private int[] origins;
  private int size;
  private long writtenLocals;

  OriginStack() {
    this.origins = new int[8];
  }

  private OriginStack(OriginStack other) {
    this.origins = other.origins.clone();
    this.size = other.size;
    this.writtenLocals = other.writtenLocals;
  }

  OriginStack copy() {
    return new OriginStack(this);
  }

  int size() {
    return size;
  }

  /**
   * The position that pushed a slot, counted from the top; {@link #UNKNOWN} if there is no such.
   */
  int origin(int slot) {
    return slot < size ? origins[size - 1 - slot] : UNKNOWN;
  }

  void push(int origin, int slots) {
    for (int i = 0; i < slots; i++) {
      if (size == origins.length) {
        origins = Arrays.copyOf(origins, 2 * size);
      }
      origins[size++] = origin;
    }
  }

  void pop(int slots) {
    size = Math.max(size - slots, 0);
  }

  /**
   * Takes some slots off and puts copies of them back, as the instructions of the dup family do.
   *
   * @param slots which, counted from the top; the last one ends on top
   */
  void rearrange(int taken, int... slots) {
    int[] pushed = new int[slots.length];
    for (int i = 0; i < slots.length; i++) {
      pushed[i] = origin(slots[i]);
    }
    pop(taken);
    for (int origin : pushed) {
      push(origin, 1);
    }
  }

  void markWritten(int local) {
    if (local < TRACKED_LOCALS) {
      writtenLocals |= 1L << local;
    }
  }

  /** Variables that are not kept track of count as written. */
  boolean isWritten(int local) {
    return local >= TRACKED_LOCALS || (writtenLocals & (1L << local)) != 0;
  }

  /** Forgets every origin in which the other stack, of the same size, differs. */
  void merge(OriginStack other) {
    for (int i = 0; i < size; i++) {
      if (i >= other.size || origins[i] != other.origins[i]) {
        origins[i] = UNKNOWN;
      }
    }
    writtenLocals |= other.writtenLocals;
  }
}
