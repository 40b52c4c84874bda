package dev.clew.solver.bounds.domain;

import dev.clew.solver.expr.Expr;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** From terms to the numbers of their nodes; open addressing, made to be emptied and reused. */
final class NodeIndex {

  private static final int INITIAL = 1 << 7;

  private @Nullable Expr[] keys = new Expr[INITIAL];
  private int[] nodes = new int[INITIAL];
  private int size;

  /** The term's node, or -1. */
  int find(Expr key) {
    int slot = slot(key);
    return keys[slot] == null ? -1 : nodes[slot];
  }

  /** Adds a term that has no node yet. */
  void put(Expr key, int node) {
    int slot = slot(key);
    keys[slot] = key;
    nodes[slot] = node;
    if (++size > keys.length >> 1) {
      grow();
    }
  }

  /** Takes out a term that has a node, and moves up what stands behind it out of its place. */
  void remove(Expr key) {
    int mask = keys.length - 1;
    int gap = slot(key);
    int slot = (gap + 1) & mask;
    for (Expr moved = keys[slot]; moved != null; moved = keys[slot]) {
      int home = moved.hashCode() & mask;
      if (((slot - home) & mask) >= ((slot - gap) & mask)) {
        keys[gap] = moved;
        nodes[gap] = nodes[slot];
        gap = slot;
      }
      slot = (slot + 1) & mask;
    }
    keys[gap] = null;
    size--;
  }

  /** Forgets everything; the cost is that of the largest content since the last time. */
  void clear() {
    if (keys.length > INITIAL && size < keys.length >> 4) {
      keys = new Expr[INITIAL];
      nodes = new int[INITIAL];
    } else {
      Arrays.fill(keys, null);
    }
    size = 0;
  }

  private int slot(Expr key) {
    int mask = keys.length - 1;
    int slot = key.hashCode() & mask;
    for (Expr found; (found = keys[slot]) != null && found != key; ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    @Nullable Expr[] oldKeys = keys;
    int[] oldNodes = nodes;
    keys = new Expr[oldKeys.length * 2];
    nodes = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      Expr key = oldKeys[i];
      if (key != null) {
        int slot = slot(key);
        keys[slot] = key;
        nodes[slot] = oldNodes[i];
      }
    }
  }
}
