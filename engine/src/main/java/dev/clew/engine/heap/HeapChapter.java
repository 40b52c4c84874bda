package dev.clew.engine.heap;

import org.jspecify.annotations.Nullable;

/**
 * The middle level of the heap's table: 64 pages of 32 objects. Who owns the chapter owns those of
 * its pages that are marked; all others are shared.
 */
final class HeapChapter {

  final WriteToken owner;
  final @Nullable HeapObject[][] pages;
  private long owned;

  private HeapChapter(WriteToken owner, @Nullable HeapObject[][] pages) {
    this.owner = owner;
    this.pages = pages;
  }

  static HeapChapter empty(WriteToken owner) {
    return new HeapChapter(owner, new HeapObject[Heap.MIDDLE_SIZE][]);
  }

  /** The same pages for another owner, who owns none of them yet. */
  HeapChapter copy(WriteToken newOwner) {
    return new HeapChapter(newOwner, pages.clone());
  }

  boolean owns(int page) {
    return ((owned >>> page) & 1) != 0;
  }

  /** A page for writing; only for who owns the chapter. */
  @Nullable HeapObject[] own(int page) {
    @Nullable HeapObject[] current = pages[page];
    if (current != null && owns(page)) {
      return current;
    }
    @Nullable HeapObject[] own = current == null ? new HeapObject[Heap.LOW_SIZE] : current.clone();
    pages[page] = own;
    owned |= 1L << page;
    return own;
  }
}
