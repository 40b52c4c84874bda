package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** A byte[] or boolean[]. */
public final class ByteArray extends HeapArray {

  public final byte[] elements;

  ByteArray(
      WriteToken owner,
      RuntimeClass type,
      byte[] elements,
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
    elements[index] = (byte) value;
  }

  @Override
  HeapArray sameElements(WriteToken newOwner, @Nullable InputIdentity newInput) {
    return new ByteArray(newOwner, type(), elements.clone(), copiedSym(), newInput);
  }
}
