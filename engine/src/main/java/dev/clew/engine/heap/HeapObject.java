package dev.clew.engine.heap;

/**
 * Something with an identity: an object, an array, the static fields of a class, or an unknown that
 * is not decided yet. Changed only by who holds its owner's token.
 */
public abstract class HeapObject {

  /** What an object takes with its place in the heap. */
  static final long SMALL = 64;

  private final WriteToken owner;
  private final RuntimeClass type;

  HeapObject(WriteToken owner, RuntimeClass type) {
    this.owner = owner;
    this.type = type;
  }

  final WriteToken owner() {
    return owner;
  }

  /** The class; of an object whose class is not decided yet, one that all candidates extend. */
  public final RuntimeClass type() {
    return type;
  }

  /** Roughly how much memory it takes. */
  long bytes() {
    return SMALL;
  }

  /** The same content for another owner. */
  abstract HeapObject copy(WriteToken newOwner);
}
