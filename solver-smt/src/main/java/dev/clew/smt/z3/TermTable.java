package dev.clew.smt.z3;

import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * From terms to native handles, which are never 0, and depths; open addressing, nothing boxed.
 *
 * <p>Goes by identity alone: terms of two factories may well have the same structural hash.
 */
final class TermTable {

  private static final int INITIAL = 1 << 8;

  private @Nullable Expr[] keys = new Expr[INITIAL];
  private long[] handles = new long[INITIAL];
  private int[] depths = new int[INITIAL];
  private int size;

  int size() {
    return size;
  }

  /** The term's handle, or 0. */
  long get(Expr key) {
    int slot = slot(key);
    return keys[slot] == key ? handles[slot] : 0;
  }

  /** How deep a term of the table is; 0 when it is not there. */
  int depth(Expr key) {
    int slot = slot(key);
    return keys[slot] == key ? depths[slot] : 0;
  }

  void put(Expr key, long handle, int depth) {
    int slot = slot(key);
    if (keys[slot] == null) {
      keys[slot] = key;
      size++;
    }
    handles[slot] = handle;
    depths[slot] = depth;
    if (size > keys.length >> 1) {
      grow();
    }
  }

  /** Where the key is or would go. */
  private int slot(Expr key) {
    int mask = keys.length - 1;
    int slot = ((System.identityHashCode(key) * 0x9e3779b9) >>> 4) & mask;
    while (keys[slot] != null && keys[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    @Nullable Expr[] oldKeys = keys;
    long[] oldHandles = handles;
    int[] oldDepths = depths;
    keys = new Expr[oldKeys.length * 2];
    handles = new long[oldKeys.length * 2];
    depths = new int[oldKeys.length * 2];
    for (int i = 0; i < oldKeys.length; i++) {
      Expr key = oldKeys[i];
      if (key != null) {
        int slot = slot(key);
        keys[slot] = key;
        handles[slot] = oldHandles[i];
        depths[slot] = oldDepths[i];
      }
    }
  }
}
