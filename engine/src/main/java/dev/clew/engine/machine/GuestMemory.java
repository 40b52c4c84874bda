package dev.clew.engine.machine;

import dev.clew.engine.heap.Heap;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.WriteToken;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.Terms;

/** What a machine works on: the program, terms, and the objects and classes of the path. */
abstract class GuestMemory {

  private final GuestRuntime runtime;
  private final Terms terms;
  private final Heap heap;
  private ClassTable classes;

  /** An empty heap. */
  GuestMemory(GuestRuntime runtime, Terms terms) {
    this.runtime = runtime;
    this.terms = terms;
    this.heap = Heap.empty(runtime.literals());
    this.classes = new ClassTable(heap.token());
  }

  /** That of a state, which stays as it is. */
  GuestMemory(GuestRuntime runtime, Terms terms, State state) {
    this.runtime = runtime;
    this.terms = terms;
    this.heap = state.heap.resume();
    this.classes = state.classes;
  }

  public final GuestRuntime runtime() {
    return runtime;
  }

  public final Terms terms() {
    return terms;
  }

  public final Heap heap() {
    return heap;
  }

  public final WriteToken token() {
    return heap.token();
  }

  final ClassTable classes() {
    return classes;
  }

  /** The class table for writing. */
  final ClassTable ownClasses() {
    if (classes.owner != heap.token()) {
      classes = classes.copy(heap.token());
    }
    return classes;
  }

  /** The object of an identity that is neither null nor unknown. */
  public final HeapObject object(long id) {
    return heap.get((int) id);
  }

  public final Instance instance(long id) {
    return (Instance) heap.get((int) id);
  }

  /** An array of known length; a path with another one is not supported here. */
  public final HeapArray array(long id) {
    HeapObject object = heap.get((int) id);
    if (object instanceof HeapArray array) {
      return array;
    }
    throw new UnsupportedException(
        ReasonCode.SYMBOLIC_ARRAY, "an array of unknown length in a native method");
  }

  public final RuntimeClass classOf(long id) {
    return heap.get((int) id).type();
  }

  /** Keeps an object alive that is known by its address only, until it is {@link #release}d. */
  public final void retain(int id) {
    ownClasses().addBlock(id);
  }

  public final void release(int id) {
    ownClasses().removeBlock(id);
  }

  /** A new object whose fields are zero. */
  public final int allocate(RuntimeClass type) {
    return heap.add(Instance.create(heap.token(), type));
  }

  public final boolean isSubtype(RuntimeClass sub, RuntimeClass type) {
    return runtime.classes().isSubtype(sub, type);
  }
}
