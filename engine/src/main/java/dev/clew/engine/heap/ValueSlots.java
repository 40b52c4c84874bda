package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/**
 * Numbered places for values. A value is 64 raw bits; what is unknown has beside them a term, or a
 * mark for an unknown reference. Raw bits beside a term mean nothing.
 */
public abstract class ValueSlots extends HeapObject {

  final long[] raw;
  @Nullable Object @Nullable [] sym;

  ValueSlots(WriteToken owner, RuntimeClass type, long[] raw, @Nullable Object @Nullable [] sym) {
    super(owner, type);
    this.raw = raw;
    this.sym = sym;
  }

  public final int size() {
    return raw.length;
  }

  public final long raw(int slot) {
    return raw[slot];
  }

  /** The symbolic part, or null if the value is known. */
  public final @Nullable Object sym(int slot) {
    Object[] parts = sym;
    return parts == null ? null : parts[slot];
  }

  /** Whether any slot may have a symbolic part. */
  public final boolean hasSymbols() {
    return sym != null;
  }

  /** Only for who owns the object. */
  public final void set(int slot, long value) {
    raw[slot] = value;
    Object[] parts = sym;
    if (parts != null) {
      parts[slot] = null;
    }
  }

  /** Only for who owns the object. */
  public final void set(int slot, long value, @Nullable Object symbolic) {
    if (symbolic == null) {
      set(slot, value);
      return;
    }
    Object[] parts = sym;
    if (parts == null) {
      parts = new Object[raw.length];
      sym = parts;
    }
    raw[slot] = value;
    parts[slot] = symbolic;
  }
}
