package dev.clew.engine.insn.array;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.number.Narrowing;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writing an element, all cases: null, a bad index, a bad type, an unknown index. */
record ElementWrite(Insn at, int index, int value) {

  /** The most elements that are written one by one when the index is unknown. */
  private static final int MAX_UNKNOWN_WRITES = 1024;

  @Nullable Insn to(Machine m, Frame f, long id) {
    if (id == 0) {
      return m.exceptions().nullPointer(f, at);
    }
    HeapObject object = m.object(id);
    if (!isSettled(m, f, object.type().component())) {
      return decide(m, f, object.type().component());
    }
    Object symIndex = f.sym(index);
    if (object instanceof HeapArray array && symIndex == null) {
      int i = (int) f.raw[index];
      if (i < 0 || i >= array.length()) {
        return ArrayBounds.raise(m, f, at, i, array.length());
      }
      return store(m, f, id, m.terms().factory().intConst(i));
    }
    Expr i = m.terms().of(Sort.INT, f.raw[index], symIndex);
    Expr length = ArrayBounds.length(m, object);
    Expr inside = ArrayBounds.inside(m.terms(), i, length);
    List<Branch> branches = new ArrayList<>();
    if (object instanceof RefArray array) {
      addEach(m, (int) id, array, i, branches);
    } else {
      branches.add(Branch.when(inside, (machine, frame) -> store(machine, frame, id, i)));
    }
    branches.add(ArrayBounds.outside(m, at, inside, i, length));
    return m.fork(f, at, branches);
  }

  private void addEach(Machine m, int id, RefArray array, Expr i, List<Branch> branches) {
    Terms terms = m.terms();
    for (int k = 0; k < array.length(); k++) {
      Expr here = terms.factory().intConst(k);
      branches.add(
          Branch.when(
              terms.ints().eq(i, here), (machine, frame) -> store(machine, frame, id, here)));
    }
  }

  /** At an index that is inside. */
  private @Nullable Insn store(Machine m, Frame f, long id, Expr i) {
    HeapObject object = m.object(id);
    RuntimeClass component = object.type().component();
    if (!fits(m, f, component)) {
      String stored = m.classOf(f.raw[value]).candidates().get(0).name();
      return m.exceptions().raise(f, at, "java/lang/ArrayStoreException", stored);
    }
    long raw = Narrowing.narrow(component.type().kind(), f.raw[value]);
    Object sym = f.sym(value);
    if (sym instanceof Expr term) {
      sym = Narrowing.narrow(component.type().kind(), m.terms(), term);
    }
    if (object instanceof SymbolicArray) {
      SymbolicElements.write(m, (int) id, i, raw, sym);
    } else if (i instanceof Const known) {
      ((HeapArray) m.heap().own((int) id)).set(known.value().asInt(), raw, sym);
    } else {
      return storeAnywhere(m, (HeapArray) m.heap().own((int) id), i, raw, sym);
    }
    return at.next();
  }

  private @Nullable Insn storeAnywhere(
      Machine m, HeapArray array, Expr i, long raw, @Nullable Object sym) {
    if (array.length() > MAX_UNKNOWN_WRITES) {
      return m.cut(
          ReasonCode.ARRAY_WRITE, "a write at an unknown index of " + array.length() + " elements");
    }
    Terms terms = m.terms();
    JvmType type = array.type().component().type();
    Sort sort = ElementSorts.of(type);
    Expr written = terms.of(sort, raw, sym);
    for (int k = 0; k < array.length(); k++) {
      Expr here = terms.ints().eq(i, terms.factory().intConst(k));
      Expr old = terms.of(sort, array.raw(k), array.sym(k));
      Expr merged = terms.factory().ite(here, written, old);
      if (merged instanceof Const known) {
        array.set(k, known.value().raw(), null);
      } else {
        array.set(k, 0, merged);
      }
    }
    return at.next();
  }

  /** Whether it is known if the value may be stored. */
  private boolean isSettled(Machine m, Frame f, RuntimeClass component) {
    if (!isChecked(m, component)) {
      return true;
    }
    if (!m.unknowns().settle(f, value)) {
      return false;
    }
    RuntimeClass type = f.raw[value] == 0 ? null : m.classOf(f.raw[value]);
    return type == null || !type.isOpen() || m.lazyInputs().isAlways(m, type, component) != null;
  }

  private @Nullable Insn decide(Machine m, Frame f, RuntimeClass component) {
    return f.sym(value) != null
        ? m.unknowns().decide(f, at, value)
        : m.lazyInputs().decideType(m, f, at, (int) f.raw[value], component);
  }

  private static boolean isChecked(Machine m, RuntimeClass component) {
    return component.type().isReference() && component != m.runtime().wellKnown().object();
  }

  /** Of a value for which that is settled. */
  private boolean fits(Machine m, Frame f, RuntimeClass component) {
    if (!isChecked(m, component) || f.raw[value] == 0) {
      return true;
    }
    RuntimeClass type = m.classOf(f.raw[value]);
    return m.isSubtype(type.candidates().get(0), component);
  }
}
