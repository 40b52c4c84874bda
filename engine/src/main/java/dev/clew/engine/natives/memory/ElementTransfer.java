package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.array.SymbolicElements;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies elements from known places of any array to known places of any array, one by one: all are
 * read before the first is written, because the arrays may be the same.
 */
record ElementTransfer(int source, int from, int target, int to, int count) {

  private record Value(long raw, @Nullable Object sym) {}

  /** In a native method's frame, which it leaves; the ranges exist. */
  @Nullable Insn perform(Machine m, Frame f) {
    return read(m, f, List.of());
  }

  private @Nullable Insn read(Machine m, Frame f, List<Value> before) {
    List<Value> values = new ArrayList<>(before);
    boolean isReference = m.classOf(source).component().type().isReference();
    while (values.size() < count) {
      int i = from + values.size();
      if (m.object(source) instanceof HeapArray array) {
        values.add(new Value(array.raw(i), array.sym(i)));
      } else if (isReference) {
        return readReference(m, f, i, values);
      } else {
        values.add(value(SymbolicElements.readPrimitive(m, source, index(m, i))));
      }
    }
    return write(m, f, values);
  }

  private @Nullable Insn readReference(Machine m, Frame f, int i, List<Value> before) {
    List<Branch> branches = new ArrayList<>();
    Expr inside = m.terms().factory().bool(true);
    SymbolicElements.readReference(
        m,
        source,
        index(m, i),
        inside,
        branches,
        (machine, frame, raw, sym) -> {
          List<Value> values = new ArrayList<>(before);
          values.add(new Value(raw, sym));
          return read(machine, frame, values);
        });
    return branches.size() == 1
        ? branches.get(0).effect().apply(m, f)
        : m.fork(f, NativeRegistry.here(f), branches);
  }

  private static Const index(Machine m, int i) {
    return m.terms().factory().intConst(i);
  }

  private static Value value(Expr term) {
    return term instanceof Const known ? new Value(known.value().raw(), null) : new Value(0, term);
  }

  private @Nullable Insn write(Machine m, Frame f, List<Value> values) {
    RuntimeClass left = m.classOf(source).component();
    RuntimeClass right = m.classOf(target).component();
    boolean checked = left != right && !m.isSubtype(left, right);
    if (checked) {
      for (Value value : values) {
        if (!isSettled(m, value, right)) {
          return decide(m, f, value, right);
        }
      }
    }
    for (int i = 0; i < values.size(); i++) {
      if (checked && !fits(m, values.get(i), right)) {
        return m.exceptions().raise("java/lang/ArrayStoreException", mismatch(left, right));
      }
      put(m, to + i, values.get(i));
    }
    return m.calls().returnVoid(f);
  }

  private static String mismatch(RuntimeClass left, RuntimeClass right) {
    return "arraycopy: element type mismatch: can not cast one of the elements of "
        + left.name()
        + "[] to the type of the destination array, "
        + right.name();
  }

  private void put(Machine m, int i, Value value) {
    if (m.object(target) instanceof SymbolicArray) {
      SymbolicElements.write(m, target, index(m, i), value.raw, value.sym);
    } else {
      ((HeapArray) m.heap().own(target)).set(i, value.raw, value.sym);
    }
  }

  private static long identity(Machine m, Value value) {
    return value.sym == null ? value.raw : m.unknowns().target(value.raw);
  }

  /** Whether it is known if a reference may be stored. */
  private static boolean isSettled(Machine m, Value value, RuntimeClass wanted) {
    long id = identity(m, value);
    if (id == 0) {
      return true;
    }
    if (id == OpenReferences.OPEN) {
      return false;
    }
    RuntimeClass type = m.classOf(id);
    return !type.isOpen() || m.lazyInputs().isAlways(m, type, wanted) != null;
  }

  /** Forks; then the native method is executed once more. */
  private static @Nullable Insn decide(Machine m, Frame f, Value value, RuntimeClass wanted) {
    long id = identity(m, value);
    Insn here = NativeRegistry.here(f);
    return id == OpenReferences.OPEN
        ? m.unknowns().decideReference(f, here, value.raw)
        : m.lazyInputs().decideType(m, f, here, (int) id, wanted);
  }

  private static boolean fits(Machine m, Value value, RuntimeClass wanted) {
    long id = identity(m, value);
    if (id == 0) {
      return true;
    }
    HeapObject object = m.object(id);
    return m.isSubtype(object.type().candidates().get(0), wanted);
  }
}
