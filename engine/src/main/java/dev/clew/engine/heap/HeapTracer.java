package dev.clew.engine.heap;

import dev.clew.engine.program.Member;
import java.util.BitSet;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds what can be reached. Registers and the fields of inputs are taken for references whenever
 * they could be; that may keep an object too long and never loses one.
 */
public final class HeapTracer implements IntConsumer {

  private final Heap heap;
  private final BitSet reached = new BitSet();
  private int[] stack = new int[1024];
  private int depth;
  private boolean isComplete = true;

  public HeapTracer(Heap heap) {
    this.heap = heap;
  }

  /** Reaches an object, if there is one of that identity. */
  @Override
  public void accept(int id) {
    if (id > 0 && heap.exists(id) && !reached.get(id)) {
      reached.set(id);
      if (depth == stack.length) {
        stack = java.util.Arrays.copyOf(stack, depth * 2);
      }
      stack[depth++] = id;
    }
  }

  /** Reaches whatever the bits may stand for. */
  public void acceptRaw(long bits) {
    if (bits == (int) bits) {
      accept((int) bits);
    }
  }

  /** Follows all references; null if something holds identities and does not say which. */
  public @Nullable BitSet finish() {
    while (depth > 0 && isComplete) {
      follow(heap.get(stack[--depth]));
    }
    return isComplete ? reached : null;
  }

  private void follow(HeapObject object) {
    if (object instanceof RefArray array) {
      for (int element : array.elements) {
        accept(element);
      }
    } else if (object instanceof ValueSlots slots) {
      follow(slots);
    } else if (object instanceof UnknownReference unknown && !unknown.isOpen()) {
      accept(unknown.target());
    } else if (object instanceof ReferenceChoice choice) {
      choice.trace(this);
    } else if (object instanceof SymbolicArray array) {
      accept(array.origin(0));
      followCells(array.written());
      followCells(array.initial());
    }
  }

  private void follow(ValueSlots slots) {
    for (int i = 0; i < slots.size(); i++) {
      acceptRaw(slots.raw(i));
      if (slots.sym(i) instanceof TracedIdentities view) {
        view.trace(this);
      }
    }
    if (slots instanceof Instance instance) {
      followHolder(instance.payload());
      if (instance.input() != null && instance.input().content() != null) {
        instance.input().content().trace(this);
      }
      for (int i = 0; i < instance.size(); i++) {
        if (instance.initial(i) instanceof InitialReference reference) {
          accept(reference.id());
        }
      }
    }
  }

  /**
   * Follows what holds identities outside of the heap. A holder that cannot say which makes the
   * whole search void: better to keep everything than to lose something.
   */
  public void followHolder(@Nullable Object holder) {
    if (holder instanceof TracedIdentities traced) {
      traced.trace(this);
    } else {
      isComplete &=
          holder == null
              || holder instanceof String
              || holder instanceof RuntimeClass
              || holder instanceof Member;
    }
  }

  private void followCells(SymbolicArray.@Nullable Cell newest) {
    for (SymbolicArray.Cell cell = newest; cell != null; cell = cell.before()) {
      acceptRaw(cell.raw());
    }
  }
}
