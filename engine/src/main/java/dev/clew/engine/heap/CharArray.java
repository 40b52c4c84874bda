package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** A char[]. */
public final class CharArray extends HeapArray {

  public final char[] elements;

  CharArray(
      WriteToken owner,
      RuntimeClass type,
      char[] elements,
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
    elements[index] = (char) value;
  }

  @Override
  HeapArray sameElements(WriteToken newOwner, @Nullable InputIdentity newInput) {
    return new CharArray(newOwner, type(), elements.clone(), copiedSym(), newInput);
  }
}
