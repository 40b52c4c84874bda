package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** The static fields that one class declares. */
public final class Statics extends Slots {

  private Statics(Token owner, RuntimeClass type, long[] raw, @Nullable Object @Nullable [] sym) {
    super(owner, type, raw, sym);
  }

  public static Statics create(Token owner, RuntimeClass type) {
    return new Statics(owner, type, new long[type.staticSlots()], null);
  }

  @Override
  HeapObject copy(Token newOwner) {
    return new Statics(newOwner, type(), raw.clone(), sym == null ? null : sym.clone());
  }
}
