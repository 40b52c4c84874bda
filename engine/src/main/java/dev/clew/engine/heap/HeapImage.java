package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** A heap that is not written any more. Safe to share between threads. */
public final class HeapImage {

  private final StringLiterals literals;
  private final @Nullable HeapChapter[] top;
  private final WriteToken topOwner;
  private final int next;
  private final long bytes;

  HeapImage(
      StringLiterals literals,
      @Nullable HeapChapter[] top,
      WriteToken topOwner,
      int next,
      long bytes) {
    this.literals = literals;
    this.top = top;
    this.topOwner = topOwner;
    this.next = next;
    this.bytes = bytes;
  }

  /** A heap that starts with this content. Constant time. */
  public Heap resume() {
    return new Heap(literals, top, topOwner, next, bytes);
  }
}
