package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** An array of known length. Elements that are unknown have a symbolic part beside them. */
public abstract class HeapArray extends HeapObject {

  @Nullable Object @Nullable [] sym;
  private final @Nullable InputIdentity input;

  HeapArray(
      WriteToken owner,
      RuntimeClass type,
      @Nullable Object @Nullable [] sym,
      @Nullable InputIdentity input) {
    super(owner, type);
    this.sym = sym;
    this.input = input;
  }

  public abstract int length();

  /** The Java array that holds the elements: for copying in bulk. */
  public abstract Object storage();

  /** An element's raw bits, as a register holds them. */
  public abstract long raw(int index);

  abstract void setRaw(int index, long value);

  @Override
  final long bytes() {
    return HeapArrays.bytes(type(), length())
        + (sym == null ? 0 : HeapArrays.REFERENCE * (long) length());
  }

  public final @Nullable InputIdentity input() {
    return input;
  }

  public final @Nullable Object sym(int index) {
    Object[] parts = sym;
    return parts == null ? null : parts[index];
  }

  public final boolean hasSymbols() {
    return sym != null;
  }

  /** Only for who owns the array. */
  public final void set(int index, long value, @Nullable Object symbolic) {
    setRaw(index, value);
    setSym(index, symbolic);
  }

  final void setSym(int index, @Nullable Object symbolic) {
    Object[] parts = sym;
    if (parts == null) {
      if (symbolic == null) {
        return;
      }
      parts = new Object[length()];
      sym = parts;
    }
    parts[index] = symbolic;
  }

  final @Nullable Object @Nullable [] copiedSym() {
    return sym == null ? null : sym.clone();
  }

  /** Only for who owns the array; both have the same element type and the ranges exist. */
  public final void copyFrom(HeapArray source, int from, int to, int count) {
    System.arraycopy(source.storage(), from, storage(), to, count);
    if (source.sym != null || sym != null) {
      copySymbols(source, from, to, count);
    }
  }

  private void copySymbols(HeapArray source, int from, int to, int count) {
    Object[] parts = new Object[count];
    for (int i = 0; i < count; i++) {
      parts[i] = source.sym(from + i);
    }
    for (int i = 0; i < count; i++) {
      setSym(to + i, parts[i]);
    }
  }

  /** A new array with the same elements, as {@code clone} makes it. */
  public final HeapArray cloned(WriteToken newOwner) {
    return sameElements(newOwner, null);
  }

  @Override
  final HeapObject copy(WriteToken newOwner) {
    return sameElements(newOwner, input);
  }

  abstract HeapArray sameElements(WriteToken newOwner, @Nullable InputIdentity newInput);
}
