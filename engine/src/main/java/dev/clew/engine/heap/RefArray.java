package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** An array of references, as identities. */
public final class RefArray extends HeapArray {

  public final int[] elements;

  RefArray(
      WriteToken owner,
      RuntimeClass type,
      int[] elements,
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
    elements[index] = (int) value;
  }

  @Override
  HeapArray sameElements(WriteToken newOwner, @Nullable InputIdentity newInput) {
    return new RefArray(newOwner, type(), elements.clone(), copiedSym(), newInput);
  }
}
