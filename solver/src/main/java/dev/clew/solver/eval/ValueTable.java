package dev.clew.solver.eval;

import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** From terms to values in two halves, raw and object; open addressing, nothing boxed. */
final class ValueTable {

  private static final int INITIAL = 1 << 5;

  private @Nullable Expr[] keys = new Expr[INITIAL];
  private long[] raws = new long[INITIAL];
  private @Nullable Object[] objects = new Object[INITIAL];
  private int size;

  /** The place of a term; when it has none, the complement of where it would go. */
  int find(Expr key) {
    int mask = keys.length - 1;
    int slot = key.hashCode() & mask;
    for (Expr found; (found = keys[slot]) != null; slot = (slot + 1) & mask) {
      if (found == key) {
        return slot;
      }
    }
    return ~slot;
  }

  boolean contains(Expr key) {
    return find(key) >= 0;
  }

  long rawAt(int place) {
    return raws[place];
  }

  @Nullable Object objectAt(int place) {
    return objects[place];
  }

  void put(Expr key, long raw, @Nullable Object object) {
    int place = find(key);
    int slot = place >= 0 ? place : ~place;
    if (place < 0) {
      keys[slot] = key;
      size++;
    }
    raws[slot] = raw;
    objects[slot] = object;
    if (size > (keys.length >> 1)) {
      grow();
    }
  }

  private void grow() {
    @Nullable Expr[] oldKeys = keys;
    long[] oldRaws = raws;
    @Nullable Object[] oldObjects = objects;
    int length = oldKeys.length * 2;
    keys = new Expr[length];
    raws = new long[length];
    objects = new Object[length];
    for (int i = 0; i < oldKeys.length; i++) {
      Expr key = oldKeys[i];
      if (key != null) {
        int slot = ~find(key);
        keys[slot] = key;
        raws[slot] = oldRaws[i];
        objects[slot] = oldObjects[i];
      }
    }
  }
}
