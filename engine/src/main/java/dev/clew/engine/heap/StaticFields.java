package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** The static fields that one class declares. */
public final class StaticFields extends ValueSlots {

  private StaticFields(
      WriteToken owner, RuntimeClass type, long[] raw, @Nullable Object @Nullable [] sym) {
    super(owner, type, raw, sym);
  }

  public static StaticFields create(WriteToken owner, RuntimeClass type) {
    return new StaticFields(owner, type, new long[type.staticSlots()], null);
  }

  @Override
  HeapObject copy(WriteToken newOwner) {
    return new StaticFields(newOwner, type(), raw.clone(), sym == null ? null : sym.clone());
  }
}
