package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** A short[]. */
public final class ShortArray extends HeapArray {

  public final short[] elements;

  ShortArray(
      WriteToken owner,
      RuntimeClass type,
      short[] elements,
      @Nullable Object @Nullable [] sym,
      @Nullable InputIdentity input) {
    super(owner, type, sym, input);
    this.elements = elements;
  }

  @Override
  public int length() {
    return elements.length;
  }

  @Override
  public Object storage() {
    return elements;
  }

  @Override
  public long raw(int index) {
    return elements[index];
  }

  @Override
  void setRaw(int index, long value) {
    elements[index] = (short) value;
  }

  @Override
  HeapArray sameElements(WriteToken newOwner, @Nullable InputIdentity newInput) {
    return new ShortArray(newOwner, type(), elements.clone(), copiedSym(), newInput);
  }
}
