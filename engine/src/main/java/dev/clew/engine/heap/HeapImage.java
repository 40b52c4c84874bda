package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/** A heap that nobody writes any more. Safe to share between threads. */
public final class HeapImage {

  private final Literals literals;
  private final @Nullable Chapter[] top;
  private final Token topOwner;
  private final int next;
  private final long bytes;

  HeapImage(Literals literals, @Nullable Chapter[] top, Token topOwner, int next, long bytes) {
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
