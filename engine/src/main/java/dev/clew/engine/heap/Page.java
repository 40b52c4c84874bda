package dev.clew.engine.heap;

/** One of the two lower levels of the heap's table: a fixed number of entries and who may write. */
final class Page<T> {

  final Token owner;
  final T[] entries;

  Page(Token owner, T[] entries) {
    this.owner = owner;
    this.entries = entries;
  }

  Page<T> copy(Token newOwner) {
    return new Page<>(newOwner, entries.clone());
  }
}
