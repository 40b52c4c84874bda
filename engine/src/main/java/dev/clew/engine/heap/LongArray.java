package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** A long[], or a double[] as the patterns of its elements. */
public final class LongArray extends HeapArray {

  public final long[] elements;

  LongArray(
      WriteToken owner,
      RuntimeClass type,
      long[] elements,
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
    elements[index] = value;
  }

  @Override
  HeapArray sameElements(WriteToken newOwner, @Nullable InputIdentity newInput) {
    return new LongArray(newOwner, type(), elements.clone(), copiedSym(), newInput);
  }
}
